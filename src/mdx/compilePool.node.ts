import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DemoModule } from '../demos/description.ts';
import { compileCode } from './compileCode.node.ts';
import type {
  CompileAnswer,
  CompiledPage,
  CompileSettings,
  CompileTask,
} from './compileWorker.node.ts';

export interface CompilePool {
  compile: (source: string, file: string) => Promise<CompiledPage>;
  describe: (file: string, height: number | undefined) => Promise<DemoModule>;
  /** Ends the threads; the next task starts new ones. */
  close: () => Promise<void>;
}

interface Waiting {
  task: CompileTask;
  resolve: (result: CompiledPage | DemoModule) => void;
  reject: (error: unknown) => void;
}

/** Compiles pages and describes demos in as many threads as there are cores; a thread has one task at a time. */
export function createCompilePool(settings: CompileSettings): CompilePool {
  const waiting: Waiting[] = [];
  let threads: Promise<Thread[]> | undefined;

  function startThread(script: string): Thread {
    const worker = new Worker(script, {
      workerData: settings,
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    });
    // A thread without a task keeps no program alive.
    worker.unref();
    let current: Waiting | undefined;
    const next = () => {
      current = waiting.shift();
      if (!current) return worker.unref();
      worker.ref();
      worker.postMessage(current.task);
    };
    worker.on('message', (answer: CompileAnswer) => {
      if ('result' in answer) current?.resolve(answer.result);
      else current?.reject(answer.error);
      next();
    });
    worker.on('error', (error) => {
      threads = undefined;
      for (const lost of [current, ...waiting.splice(0)]) lost?.reject(error);
    });
    return { worker, isIdle: () => current === undefined, next };
  }

  async function start(): Promise<Thread[]> {
    const { script } = await compileCode();
    return Array.from({ length: availableParallelism() }, () => startThread(script));
  }

  async function run(task: CompileTask): Promise<CompiledPage | DemoModule> {
    threads ??= start();
    const started = await threads;
    return new Promise((resolve, reject) => {
      waiting.push({ task, resolve, reject });
      started.find(({ isIdle }) => isIdle())?.next();
    });
  }

  return {
    compile: (source, file) => run({ file, source }) as Promise<CompiledPage>,
    describe: (file, height) => run({ file, height }) as Promise<DemoModule>,
    close: async () => {
      const ended = threads;
      threads = undefined;
      await Promise.all(((await ended) ?? []).map(({ worker }) => worker.terminate()));
    },
  };
}

interface Thread {
  worker: Worker;
  isIdle: () => boolean;
  next: () => void;
}
