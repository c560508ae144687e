import os from 'node:os';
import { expect, test } from 'vitest';
import { runNode } from './bounded.ts';

const run = (code: string, timeoutMs = 20_000) =>
  runNode(['-e', code], { cwd: os.tmpdir(), timeoutMs, env: { ANSWER: '42' } });

test('resolves to what the command printed', async () => {
  await expect(run('process.stdout.write(process.env.ANSWER)')).resolves.toBe('42');
});

test('a failure ends with the last lines that the command printed', async () => {
  await expect(run('console.error("no such version"); process.exit(3)')).rejects.toThrow(
    'exit code 3\nno such version',
  );
});

test('a command that takes too long is ended with what it has started', async () => {
  const child = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 9)'], { stdio: 'inherit' })`;
  await expect(run(`${child}; setInterval(() => {}, 9)`, 500)).rejects.toThrow('ended after 0.5 s');
});
