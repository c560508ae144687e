import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { loadApiModel } from '../api-reference/loadModel.node.ts';
import { compileCode } from './compileCode.node.ts';
import type {
  CompileAnswer,
  CompiledPage,
  CompileSettings,
  PageSource,
} from './compileWorker.node.ts';

export interface CompilePool {
  compile: (source: string, file: string) => Promise<CompiledPage>;
  close: () => Promise<void>;
}

interface Task extends PageSource {
  resolve: (page: CompiledPage) => void;
  reject: (error: unknown) => void;
}

/** Compiles pages in as many threads as there are cores; a thread has one page at a time. */
export async function startCompilePool(settings: CompileSettings): Promise<CompilePool> {
  const { script } = await compileCode();
  // The packages are read once, here, and not by every thread.
  loadApiModel();
  const waiting: Task[] = [];
  const threads = Array.from({ length: availableParallelism() }, () => startThread());

  function startThread() {
    const worker = new Worker(script, {
      workerData: settings,
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    });
    let task: Task | undefined;
    const next = () => {
      task = waiting.shift();
      if (task) worker.postMessage({ source: task.source, file: task.file } satisfies PageSource);
    };
    worker.on('message', (answer: CompileAnswer) => {
      if ('code' in answer) task?.resolve(answer);
      else task?.reject(answer.error);
      next();
    });
    worker.on('error', (error) => {
      for (const lost of [task, ...waiting.splice(0)]) lost?.reject(error);
    });
    return { worker, isIdle: () => task === undefined, next };
  }

  return {
    compile: (source, file) =>
      new Promise((resolve, reject) => {
        waiting.push({ source, file, resolve, reject });
        threads.find(({ isIdle }) => isIdle())?.next();
      }),
    close: async () => {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
