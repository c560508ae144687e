import { expect, test } from 'vitest';
import { inlineScriptHash, inlineScriptHashes } from './inlineScripts.node.ts';

test('the hash is the one that browsers compute', () => {
  expect(inlineScriptHash("alert('Hello, world.');")).toBe(
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  );
});

test('only inline scripts that run are counted', () => {
  const html = `
    <script>one()</script>
    <script type="module" src="/x/_assets/a.js"></script>
    <script type="application/ld+json">{"a":1}</script>
    <SCRIPT type=module nonce>two()</SCRIPT >
    <script type="speculationrules">{}</script>
    <script data-src="no">three()</script>`;
  expect(inlineScriptHashes(html)).toEqual(
    ['one()', 'two()', '{}', 'three()'].map(inlineScriptHash),
  );
});
