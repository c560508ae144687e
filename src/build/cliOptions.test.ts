import { expect, test } from 'vitest';
import { readBuildOptions } from './cliOptions.ts';

test('remembers and is brief unless told otherwise', () => {
  expect(readBuildOptions([], {})).toEqual({ cache: true, verbose: false });
  expect(readBuildOptions(['--verbose', '--no-cache'], {})).toEqual({
    cache: false,
    verbose: true,
  });
  expect(readBuildOptions([], { DOCS_NO_CACHE: '1' }).cache).toBe(false);
});

test('an unknown flag is answered with the known ones', () => {
  expect(() => readBuildOptions(['--nocache'], {})).toThrowErrorMatchingInlineSnapshot(`
    [Error: npm run build does not know --nocache. It takes:
      --no-cache  makes everything again and keeps nothing for the next build
      --verbose  shows all that Vite says]
  `);
});
