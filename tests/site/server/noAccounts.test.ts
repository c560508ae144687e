import { expect, test } from 'vitest';
import navigation from '../../../content/navigation.ts';
import { pagesInOrder } from '../../../src/navigation/index.ts';
import { builtPages } from '../../support/pages.ts';
import { serveDist } from '../serveDist.ts';

const site = serveDist();

test('R45 there are no accounts: every page is open, and nothing asks who is there', async () => {
  for (const url of builtPages()) {
    const response = await site.get(url);
    expect(response.status, url).toBe(200);
    expect(response.headers.get('set-cookie'), url).toBeNull();
    expect(await response.text(), url).not.toMatch(/type="password"|>(Sign|Log) (in|up)</i);
  }
});

test('R45 plans are labels only: a page of the premium plan opens as any other', async () => {
  const built = builtPages();
  const paid = pagesInOrder(navigation).filter(
    ({ entry, path }) => entry.plan && built.includes(path),
  );
  for (const { path } of paid) expect((await site.get(path)).status, path).toBe(200);
  expect(paid.map(({ entry }) => entry.plan)).toContain('premium');
});
