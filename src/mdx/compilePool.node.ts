import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DemoThreads } from '../demos/source/index.node.ts';
import type { DemoModule } from '../demos/source/index.ts';
import { compileCode } from './compileCode.node.ts';
import type {
  CompileAnswer,
  CompiledPage,
  CompiledPart,
  CompileSettings,
  CompileTask,
} from './compileWorker.node.ts';

export interface CompilePool extends DemoThreads {
  compile: (source: string, file: string, part: CompiledPart) => Promise<CompiledPage>;
  /** Ends the threads; the next task starts new ones. */
  close: () => Promise<void>;
}

interface Waiting {
  task: CompileTask;
  resolve: (result: CompiledPage | DemoModule) => void;
  reject: (error: unknown) => void;
}

/** Compiles pages and describes demos in threads: at most one a core, started when a task finds none that is free. */
export function createCompilePool(settings: CompileSettings): CompilePool {
  const waiting: Waiting[] = [];
  const threads = new Set<Thread>();

  function startThread(script: string): Thread {
    const worker = new Worker(script, {
      workerData: settings,
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    });
    let current: Waiting | undefined;
    const thread: Thread = {
      isIdle: () => current === undefined,
      next() {
        current = waiting.shift();
        // A thread without a task keeps no program alive.
        if (!current) return worker.unref();
        worker.ref();
        worker.postMessage(current.task);
      },
      end: () => worker.terminate(),
    };
    worker.on('message', (answer: CompileAnswer) => {
      if ('result' in answer) current?.resolve(answer.result);
      else current?.reject(answer.error);
      thread.next();
    });
    worker.on('error', (error) => {
      threads.delete(thread);
      current?.reject(error);
      if (waiting.length > 0) hire(script);
    });
    return thread;
  }

  /** Gives the next task to a thread, unless all are busy. */
  function hire(script: string): void {
    const idle = [...threads].find(({ isIdle }) => isIdle());
    if (!idle && threads.size >= availableParallelism()) return;
    const thread = idle ?? startThread(script);
    threads.add(thread);
    thread.next();
  }

  async function run(task: CompileTask): Promise<CompiledPage | DemoModule> {
    const { script } = await compileCode();
    return new Promise((resolve, reject) => {
      // A page that a reader waits for goes before the facts of all pages.
      const place = 'part' in task && task.part === 'page' ? waiting.findIndex(isFacts) : -1;
      waiting.splice(place === -1 ? waiting.length : place, 0, { task, resolve, reject });
      hire(script);
    });
  }

  return {
    compile: (source, file, part) => run({ file, source, part }) as Promise<CompiledPage>,
    describe: (file, height) => run({ file, height }) as Promise<DemoModule>,
    codeHash: async () => (await compileCode()).hash,
    close: async () => {
      const ended = [...threads];
      threads.clear();
      await Promise.all(ended.map(({ end }) => end()));
    },
  };
}

const isFacts = ({ task }: Waiting) => 'part' in task && task.part === 'facts';

interface Thread {
  isIdle: () => boolean;
  /** Takes the next task. */
  next: () => void;
  end: () => Promise<unknown>;
}
