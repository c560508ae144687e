import { expect, test } from 'vitest';
import { inlineScriptHash } from './inlineScriptHash.node.ts';

test('the hash is the one that browsers compute', () => {
  expect(inlineScriptHash("alert('Hello, world.');")).toBe(
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  );
});
