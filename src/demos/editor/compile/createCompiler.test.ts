import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCompiler, type CompilerPort } from './createCompiler.ts';
import type { FromCompiler, ToCompiler } from './protocol.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const files = [{ path: 'Demo.tsx', text: 'export default () => null;' }];
const compiled = { modules: [] };

function fakeWorkers() {
  const opened: ReturnType<typeof fakeWorker>[] = [];
  function fakeWorker() {
    const got: ToCompiler[] = [];
    let receive: (message: FromCompiler) => void = () => {};
    let fail = () => {};
    const worker = {
      got,
      isEnded: false,
      say: (it: FromCompiler) => receive(it),
      fail: () => fail(),
    };
    const port: CompilerPort = {
      post: (message) => got.push(message),
      onMessage: (listener) => (receive = listener),
      onError: (listener) => (fail = listener),
      end: () => (worker.isEnded = true),
    };
    return {
      ...worker,
      port,
      get isEnded() {
        return worker.isEnded;
      },
    };
  }
  const open = () => {
    const worker = fakeWorker();
    opened.push(worker);
    return worker.port;
  };
  return { open, opened };
}

test('code is compiled by one worker, which is started at the first and kept', async () => {
  const { open, opened } = fakeWorkers();
  const { compile } = createCompiler(open);
  const first = compile(files);
  expect(opened[0]?.got).toEqual([]);
  opened[0]?.say({ type: 'ready' });
  expect(opened[0]?.got).toEqual([{ turn: 1, files }]);
  opened[0]?.say({ type: 'compiled', turn: 1, result: compiled });
  expect(await first).toBe(compiled);
  const second = compile(files);
  opened[0]?.say({ type: 'compiled', turn: 2, result: compiled });
  expect(await second).toBe(compiled);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened[0]?.isEnded).toBe(false);
});

test('compiling that takes too long is ended and said; the next code has a new worker', async () => {
  const { open, opened } = fakeWorkers();
  const { compile } = createCompiler(open);
  const first = compile(files);
  // A slow network doesn't mean a slow compiler.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened[0]?.isEnded).toBe(false);
  opened[0]?.say({ type: 'ready' });
  await vi.advanceTimersByTimeAsync(1999);
  expect(opened[0]?.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(opened[0]?.isEnded).toBe(true);
  expect(await first).toEqual({ problem: { kind: 'compile-timeout', seconds: 2 } });
  const second = compile(files);
  opened[1]?.say({ type: 'ready' });
  // What the first worker still had to say is for nobody.
  opened[0]?.say({
    type: 'compiled',
    turn: 2,
    result: { problem: { kind: 'compiler-not-loaded' } },
  });
  opened[1]?.say({ type: 'compiled', turn: 2, result: compiled });
  expect(await second).toBe(compiled);
});

test('newer code does not wait for older code', async () => {
  const { open, opened } = fakeWorkers();
  const { compile } = createCompiler(open);
  const waiting = compile(files);
  const running = compile(files);
  expect(await waiting).toBeUndefined();
  expect(opened).toHaveLength(1);
  opened[0]?.say({ type: 'ready' });
  expect(opened[0]?.got).toEqual([{ turn: 2, files }]);
  void compile(files);
  expect(await running).toBeUndefined();
  expect(opened.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

test('Stop ends what is compiled', async () => {
  const { open, opened } = fakeWorkers();
  const { compile, stop } = createCompiler(open);
  const running = compile(files);
  opened[0]?.say({ type: 'ready' });
  stop();
  expect(await running).toBeUndefined();
  expect(opened[0]?.isEnded).toBe(true);
});

test('a worker that cannot be fetched is said, and asked for again at the next code', async () => {
  const { open, opened } = fakeWorkers();
  const { compile } = createCompiler(open);
  const running = compile(files);
  opened[0]?.fail();
  expect(await running).toEqual({ problem: { kind: 'compiler-not-loaded' } });
  void compile(files);
  expect(opened).toHaveLength(2);
});
