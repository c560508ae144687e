import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { packageOf, type ShownFile } from '../source/index.ts';
import { useCompiler } from './compile/useCompiler.ts';
import type { CompiledModule } from './compileModules.ts';
import { editedDemo } from './EditedDemo.tsx';
import { evaluateModule } from './evaluateModule.ts';
import type { Problem } from './problem.ts';
import { openRegistry } from './registry/openRegistry.ts';
import { runModules } from './runModules.ts';
import { isOfFile, runtimeProblem } from './runtimeProblem.ts';

/** A pause in typing; with compiling and mounting, the result is there within 300 ms of the last key. */
const pauseMs = 180;

interface LiveRun {
  problem: Problem | undefined;
  /** What the demo's packages hold is at hand: edits need no network any more. */
  isWarm: boolean;
}

/** Compiles and runs a demo's own file while it is edited; gives what is wrong with it. */
export function useLiveRun(
  files: readonly ShownFile[],
  text: string,
  onRun: (Component: ComponentType) => void,
  /** The first text comes from an earlier visit: nobody has run it yet. */
  isRestored: boolean,
): LiveRun {
  const [problem, setProblem] = useState<Problem>();
  const [isWarm, setWarm] = useState(false);
  const untouched = useRef(isRestored ? undefined : text);
  const isFirst = useRef(true);
  const path = files[0]?.path ?? '';
  const compiler = useCompiler();
  const compile = useEffectEvent((code: string) =>
    compiler.compile([{ path, text: code }, ...files.slice(1)]),
  );
  const finish = useEffectEvent((Component: ComponentType) => {
    setProblem(undefined);
    onRun(Component);
  });

  useEffect(() => {
    // What the reader has not touched since the editor opened is running already.
    const isUntouched = text === untouched.current;
    if (!isUntouched) untouched.current = undefined;
    let isOld = false;
    async function attempt() {
      const compiled = await compile(text);
      if (!compiled || isOld) return;
      if (compiled.problem) return setProblem(compiled.problem);
      try {
        if (isUntouched) return setWarm(await warm(compiled.modules));
        const Component = await run(compiled.modules);
        if (!isOld) finish(Component);
      } catch (error) {
        if (!isOld) setProblem(runtimeProblem(error, path));
      }
    }
    const timer = setTimeout(() => void attempt(), isUntouched || isFirst.current ? 0 : pauseMs);
    isFirst.current = false;
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [text, path]);

  useEffect(() => {
    // Handlers and promises of the demo fail outside of React and of its boundary.
    const report = (error: unknown) => {
      if (isOfFile(error, path)) setProblem(runtimeProblem(error, path));
    };
    const onError = (event: ErrorEvent) => report(event.error);
    const onRejection = (event: PromiseRejectionEvent) => report(event.reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [path]);

  return { problem, isWarm };
}

async function run(modules: CompiledModule[]): Promise<ComponentType> {
  const { has, load, Runtime } = await openRegistry();
  const Demo = await runModules({ modules, has, load, evaluate: evaluateModule });
  return editedDemo(Runtime, Demo);
}

/** Fetches what the demo's packages hold before the first edit, which may come without a network. */
async function warm(modules: CompiledModule[]): Promise<boolean> {
  const imported = modules.flatMap(({ imports }) => imports.map(({ specifier }) => specifier));
  const names = imported.flatMap((specifier) => packageOf(specifier) ?? []);
  // The registry of a page that went offline before is asked for again by the first edit.
  const registry = await openRegistry().catch(() => undefined);
  await registry?.warm([...new Set([...names, '@mui/material'])]);
  return registry !== undefined;
}
