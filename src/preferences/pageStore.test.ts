import { expect, test } from 'vitest';
import { pagePreferenceStore } from './pageStore.ts';

const view = () =>
  ({
    document: { cookie: '' },
    location: { hash: '' },
    matchMedia: () => ({ matches: false }),
  }) as unknown as Window & typeof globalThis;

test('a window has one store: the second caller gets that of the first', () => {
  const [window, other] = [view(), view()];
  const first = pagePreferenceStore(window, { language: 'de', direction: 'ltr' });
  const second = pagePreferenceStore(window, { language: 'en', direction: 'ltr' });
  expect(second).toBe(first);
  expect(second.getSnapshot().language).toBe('de');
  expect(pagePreferenceStore(other, { language: 'en', direction: 'ltr' })).not.toBe(first);
});
