import { useEffect, useState } from 'react';
import { createCompiler, type Compiler, type CompilerPort } from './createCompiler.ts';
import type { FromCompiler } from './protocol.ts';

/** A compiler for as long as the component is there. */
export function useCompiler(): Compiler {
  const [compiler] = useState(() => createCompiler(openWorker));
  useEffect(() => () => compiler.stop(), [compiler]);
  return compiler;
}

function openWorker(): CompilerPort {
  const worker = new Worker(new URL('./compileWorker.ts', import.meta.url), { type: 'module' });
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (receive) =>
      worker.addEventListener('message', (event: MessageEvent<FromCompiler>) =>
        receive(event.data),
      ),
    onError: (report) => worker.addEventListener('error', report),
    end: () => worker.terminate(),
  };
}
