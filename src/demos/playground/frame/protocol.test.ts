import { expect, test } from 'vitest';
import { readFromFrame } from './protocol.ts';

test.each([
  [{ type: 'ready', extra: 1 }, { type: 'ready' }],
  [
    { type: 'pong', beat: 3 },
    { type: 'pong', beat: 3 },
  ],
  [
    { type: 'ran', turn: 0 },
    { type: 'ran', turn: 0 },
  ],
  [
    { type: 'failed', turn: 2, problem: { kind: 'runtime', message: 'no', line: 4, html: '<b>' } },
    { type: 'failed', turn: 2, problem: { kind: 'runtime', message: 'no', line: 4 } },
  ],
  [
    { type: 'failed', turn: 2, problem: { kind: 'unknown-module', specifier: 'a', line: -1 } },
    { type: 'failed', turn: 2, problem: { kind: 'unknown-module', specifier: 'a' } },
  ],
])('a message is read field by field: %j', (data, message) => {
  expect(readFromFrame(data)).toEqual(message);
});

test.each([
  undefined,
  null,
  'ready',
  7,
  [],
  { type: 'run' },
  { type: 'pong' },
  { type: 'pong', beat: '1' },
  { type: 'pong', beat: Infinity },
  { type: 'failed', turn: 1 },
  { type: 'failed', turn: 1, problem: { kind: 'other', message: 'x' } },
])('anything else is none: %j', (data) => {
  expect(readFromFrame(data)).toBeUndefined();
});

test('a text is cut, whoever sent it', () => {
  const problem = { kind: 'runtime', message: 'a'.repeat(1e6) };
  const message = readFromFrame({ type: 'failed', turn: 1, problem });
  expect(JSON.stringify(message).length).toBeLessThan(3000);
});
