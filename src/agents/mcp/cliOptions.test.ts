import { expect, test } from 'vitest';
import { readCliOptions } from './cliOptions.ts';

test('stdio unless HTTP is asked for', () => {
  expect(readCliOptions([], 'dist')).toEqual({ dist: 'dist' });
  expect(readCliOptions(['--http'], 'dist')).toEqual({
    dist: 'dist',
    http: { port: 3100, host: '127.0.0.1', origins: [], hosts: [] },
  });
});

test('all options', () => {
  const args =
    '--http --port 0 --host 0.0.0.0 --allow-host a.internal --allow-origin https://a.example/ --dist out';
  expect(readCliOptions(args.split(' '), 'dist')).toEqual({
    dist: 'out',
    http: { port: 0, host: '0.0.0.0', origins: ['https://a.example'], hosts: ['a.internal'] },
  });
});

test.each([
  [['--port', 'abc'], '--port is "abc" and must be a number from 0 to 65535.'],
  [['--port'], '--port needs a value.'],
  [['--host', '--http'], '--host needs a value.'],
  [['--htpp'], '"--htpp" is not known. Use: npm run mcp'],
])('%o is refused', (args, expected) => {
  expect(() => readCliOptions(args, 'dist')).toThrow(expected);
});
