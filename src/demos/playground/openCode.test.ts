import { expect, test } from 'vitest';
import { deniedStorage, memoryStorage } from '../../storage/index.testing.ts';
import { createDraftStore, textHash } from '../drafts/index.ts';
import {
  arrivalOf,
  demoOf,
  isHeld,
  keepOpenCode,
  listOpenCode,
  newId,
  startOf,
  templateOf,
  type OpenCode,
} from './openCode.ts';
import { encodeShare } from './share.ts';
import { templates } from './templates.ts';

const chart = { template: 'x-charts' as const, share: templates['x-charts'] };
const link = { template: 'shared' as const, share: { code: 'theirs', title: 'Boats' } };
const ofChart = { ...startOf(chart), id: 'x-charts', code: 'my chart' };
const ofLink = { ...startOf(link, true), id: 'shared-1', code: 'my boats' };

test('nothing in the address: the newest edits are back', () => {
  expect(arrivalOf('', [ofLink, ofChart], false)).toEqual({ open: ofLink, isRestored: true });
  expect(arrivalOf('', [], false).open.origin.template).toBe('x-data-grid');
});

test('a template in the address: the edits of that template are back, others are offered', () => {
  const hash = '#template=x-charts';
  expect(arrivalOf(hash, [ofLink, ofChart], false)).toEqual({ open: ofChart, isRestored: true });
  const { open, offer } = arrivalOf('#template=x-tree-view', [ofLink], false);
  expect([open.code, offer]).toEqual([templates['x-tree-view'].code, ofLink]);
});

test('a link shows its own code, waits for the reader, and offers what was made of it', () => {
  const { open, isRestored, offer } = arrivalOf(encodeShare(link.share), [ofChart, ofLink], false);
  expect([open.code, open.id, isHeld(open), isRestored]).toEqual([
    'theirs',
    undefined,
    true,
    false,
  ]);
  expect(offer).toBe(ofLink);
});

test('a link with the code of a draft waits too, unless it is the address of this tab', () => {
  const hash = encodeShare({ ...ofChart.origin.share, code: ofChart.code });
  expect(isHeld(arrivalOf(hash, [ofChart], false).open)).toBe(true);
  expect(arrivalOf(hash, [ofChart], true)).toEqual({ open: ofChart, isRestored: false });
});

test('a link with the code of a draft and other files is another one', () => {
  const files = [{ path: 'a.ts', text: 'other' }];
  const hash = encodeShare({ ...ofChart.origin.share, code: ofChart.code, files });
  expect(arrivalOf(hash, [ofChart], true).open.id).toBeUndefined();
});

test('a damaged link shows a template and offers the draft', () => {
  const { open, offer } = arrivalOf('#code=AAAA', [ofChart], false);
  expect([open.origin.problem, offer]).toEqual(['broken', ofChart]);
  expect(newId(open.origin, 7)).toBe('x-data-grid-7');
});

test('edits of a template are kept with it; those of links get a place of their own', () => {
  expect(newId(chart, 7)).toBe('x-charts');
  expect(newId(link, 7)).toBe('shared-7');
  expect(templateOf('x-charts', [ofChart])).toBe(ofChart);
  expect(templateOf('x-tree-view', [ofChart]).code).toBe(templates['x-tree-view'].code);
});

test('a demo is opened with what was made of it, in the same language alone', () => {
  expect(demoOf({ ...link.share }, [ofChart, ofLink])).toBe(ofLink);
  const script = { ...link.share, code: 'theirs in JavaScript' };
  const other = demoOf(script, [ofChart, ofLink]);
  expect([other.code, other.id, isHeld(other)]).toEqual([script.code, undefined, false]);
});

test('what is kept comes back, newest first, and still waits if nobody agreed to it', () => {
  const storage = memoryStorage();
  let time = 0;
  const store = createDraftStore(
    () => storage,
    () => (time += 1),
  );
  const held = { ...ofLink, isTrusted: false };
  expect(keepOpenCode(store, ofChart)).toBe(true);
  expect(keepOpenCode(store, held)).toBe(true);
  expect(listOpenCode(store)).toEqual([held, ofChart]);
  expect(listOpenCode(store).map(isHeld)).toEqual([true, false]);
  keepOpenCode(store, { ...ofChart, code: chart.share.code });
  expect(listOpenCode(store)).toEqual([held]);
});

test('an older template is noticed by its hash', () => {
  const storage = memoryStorage();
  const store = createDraftStore(
    () => storage,
    () => 1,
  );
  keepOpenCode(store, { ...ofChart, base: textHash('an older template') });
  expect(listOpenCode(store)[0]?.base).not.toBe(textHash(chart.share.code));
});

test.each([
  '{',
  'null',
  '{}',
  '{"template":"x-charts"}',
  '{"template":"shared","code":"a","base":"b"}',
])('damaged (%s): passed over', (value) => {
  const storage = memoryStorage();
  storage.setItem('docs-draft:playground:x-charts', `1\n${value}`);
  const store = createDraftStore(
    () => storage,
    () => 1,
  );
  expect(listOpenCode(store)).toEqual([]);
});

test('where storage is denied there is nothing to come back, and nothing throws', () => {
  const store = createDraftStore(
    () => deniedStorage,
    () => 1,
  );
  expect(keepOpenCode(store, ofChart satisfies OpenCode)).toBe(false);
  expect(listOpenCode(store)).toEqual([]);
});
