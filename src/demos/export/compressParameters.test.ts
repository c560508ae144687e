import { expect, test } from 'vitest';
import { compressParameters } from './compressParameters.ts';

// What lz-string 1.5.0 gives, in the URL-safe alphabet and without padding.
test.each([
  ['', 'Q'],
  ['a', 'IZA'],
  ['ab', 'IYIyA'],
  ['aaaa', 'IY5A'],
  ['hello', 'BYUwNmD2Q'],
  ['é', 'JdA'],
  ['日本語😀', 'qemhpzR5UYvBuAB7Q'],
  ['{"files":{}}', 'N4IgZglgNgpgziAXMAvioA'],
])('%j', (text, compressed) => {
  expect(compressParameters(text)).toBe(compressed);
});
