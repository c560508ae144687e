import { expect, test } from 'vitest';
import { isOwnCode, type Arrival } from './consent.ts';

const origin = 'https://docs.example';
const arrival: Arrival = { hash: '#code=a', origin, referrer: '', isFresh: true, ownHash: null };

test.each<[string, Partial<Arrival>, boolean]>([
  ['a link from a mail', {}, false],
  ['a link from another site', { referrer: 'https://evil.example/' }, false],
  ['a site whose name begins like ours', { referrer: `${origin}.evil.example/` }, false],
  ['a demo of this site', { referrer: `${origin}/x/react-data-grid/sorting/` }, true],
  ['a reload of the reader’s own code', { isFresh: false, ownHash: '#code=a' }, true],
  [
    'a reload after another link was pasted',
    { isFresh: false, ownHash: '#code=b', referrer: `${origin}/x/` },
    false,
  ],
])('%s', (_, given, isOwn) => {
  expect(isOwnCode({ ...arrival, ...given })).toBe(isOwn);
});
