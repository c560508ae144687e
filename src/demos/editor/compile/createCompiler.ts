import type { Compiled } from '../compileModules.ts';
import type { SourceFile } from '../resolveLocal.ts';
import type { FromCompiler, ToCompiler } from './protocol.ts';

/** Longer than any code that a person writes takes, on a slow phone too. */
const deadlineMs = 2000;

/** A worker, as far as the compiler needs it. */
export interface CompilerPort {
  post: (message: ToCompiler) => void;
  onMessage: (receive: (message: FromCompiler) => void) => void;
  onError: (report: () => void) => void;
  end: () => void;
}

export interface Compiler {
  /** Undefined: it was stopped, or newer code came first. */
  compile: (files: readonly SourceFile[]) => Promise<Compiled | undefined>;
  stop: () => void;
}

interface Job {
  message: ToCompiler;
  settle: (result: Compiled | undefined) => void;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Compiles outside of the page, and for a bounded time. Sucrase needs exponential time for some
 * code (`async<T>(` a few dozen times), and only ending the worker ends it.
 */
export function createCompiler(open: () => CompilerPort): Compiler {
  let port: CompilerPort | undefined;
  let isReady = false;
  let turn = 0;
  let job: Job | undefined;

  function settle(result: Compiled | undefined): void {
    clearTimeout(job?.timer);
    const { settle: finish } = job ?? {};
    job = undefined;
    finish?.(result);
  }

  function end(result?: Compiled): void {
    port?.end();
    port = undefined;
    isReady = false;
    settle(result);
  }

  function begin(): void {
    if (!job || !port) return;
    // Fetching the worker is not counted.
    const seconds = deadlineMs / 1000;
    job.timer = setTimeout(
      () => end({ problem: { kind: 'compile-timeout', seconds } }),
      deadlineMs,
    );
    port.post(job.message);
  }

  function start(): void {
    const opened = open();
    port = opened;
    opened.onMessage((message) => {
      if (port !== opened) return;
      if (message.type === 'ready') {
        isReady = true;
        begin();
      } else if (message.turn === job?.message.turn) settle(message.result);
    });
    opened.onError(() => {
      if (port === opened) end({ problem: { kind: 'compiler-not-loaded' } });
    });
  }

  return {
    compile(files) {
      // Only ending it frees a worker that is busy with older code.
      if (job?.timer) end();
      else settle(undefined);
      return new Promise((resolve) => {
        job = { message: { turn: (turn += 1), files }, settle: resolve };
        if (!port) start();
        else if (isReady) begin();
      });
    },
    stop: () => end(),
  };
}
