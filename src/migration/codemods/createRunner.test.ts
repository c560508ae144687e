import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRunner, deadlineMs, type CodemodPort, type FromCodemods } from './createRunner.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const ports: { send: (message: FromCodemods) => void; fail: () => void; ended: boolean }[] = [];
  const open = (): CodemodPort => {
    const port = { send: (_message: FromCodemods) => {}, fail: () => {}, ended: false };
    ports.push(port);
    return {
      post: () => {},
      onMessage: (receive) => (port.send = receive),
      onError: (report) => (port.fail = report),
      end: () => (port.ended = true),
    };
  };
  return { ports, runner: createRunner(open) };
}

const job = { id: 'v8.0.0/charts/preset-safe', source: '' };

test('a run ends with its result, and its worker with it', async () => {
  const { ports, runner } = setUp();
  const result = runner.run(job);
  ports[0]?.send({ type: 'ready' });
  ports[0]?.send({ type: 'done', code: 'new' });
  expect(await result).toEqual({ kind: 'done', code: 'new' });
  expect(ports[0]?.ended).toBe(true);
});

test('the deadline counts from when the worker is there', async () => {
  const { ports, runner } = setUp();
  const result = runner.run(job);
  vi.advanceTimersByTime(deadlineMs * 2);
  expect(ports[0]?.ended).toBe(false);
  ports[0]?.send({ type: 'ready' });
  vi.advanceTimersByTime(deadlineMs);
  expect(await result).toEqual({ kind: 'timeout' });
  expect(ports[0]?.ended).toBe(true);
});

test('Stop, a newer run and a worker that does not load end a run', async () => {
  const { ports, runner } = setUp();
  const first = runner.run(job);
  const second = runner.run(job);
  expect(await first).toEqual({ kind: 'stopped' });
  runner.stop();
  expect(await second).toEqual({ kind: 'stopped' });
  const third = runner.run(job);
  ports[2]?.fail();
  expect(await third).toEqual({ kind: 'not-loaded' });
  expect(ports.map(({ ended }) => ended)).toEqual([true, true, true]);
});
