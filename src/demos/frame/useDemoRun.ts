import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import type { DemoAssets } from '../run/index.ts';
import { waitsForPress } from '../../pictures/index.ts';
import { demoOwner, loadDemo, prefetchDemo, type Runtime } from '../run/index.ui.ts';
import type { Styling } from '../source/index.ts';

interface Loaded {
  Runtime: Runtime;
  styling: Styling;
  Component: ComponentType;
}

interface DemoRunOptions {
  stage: RefObject<HTMLElement | null>;
  styling: Styling;
  assets: Partial<Record<Styling, DemoAssets>>;
  /** Set the license key first. */
  licensed: boolean;
}

/** Loads the component of the wanted styling when the stage comes near; the last one stays until then. */
export function useDemoRun({ stage, styling, assets, licensed }: DemoRunOptions) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  const [waits, setWaits] = useState(false);
  const isStarted = useRef(false);
  // What ran before the application is taken over once; after that the stage shows what is asked for.
  const isFirst = useRef(true);

  useEffect(() => {
    const wanted = assets[styling];
    if (!stage.current || !wanted) return undefined;
    demoOwner.takeOver();
    if (!isStarted.current && waitsForPress(stage.current)) {
      queueMicrotask(() => setWaits(true));
      return undefined;
    }
    prefetchDemo(wanted);
    const early = isFirst.current ? demoOwner.runningIn(stage.current) : undefined;
    isFirst.current = false;
    if (early) {
      const { Runtime, Component } = early;
      let isWanted = true;
      queueMicrotask(() => isWanted && setLoaded({ Runtime, styling, Component }));
      return () => {
        isWanted = false;
      };
    }
    const load = async () => {
      try {
        const [DemoRuntime, Component] = await Promise.all([
          loadRuntime(styling, document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
          loadDemo(wanted, attempt),
          licensed && import('../run/index.license.ts'),
        ]);
        return () => {
          setFailure(undefined);
          setLoaded({ Runtime: DemoRuntime, styling, Component });
        };
      } catch (error) {
        return () => setFailure(error instanceof Error ? error : new Error(String(error)));
      }
    };
    return demoOwner.enqueue(stage.current, load);
  }, [stage, assets, styling, licensed, attempt, waits]);

  return {
    loaded,
    failure,
    retry: () => setAttempt((count) => count + 1),
    /** For a reader who saves data and has not started the demo. */
    waits,
    start() {
      isStarted.current = true;
      setWaits(false);
    },
  };
}

/** With the styles of the direction, so that a demo is complete when it appears. */
async function loadRuntime(styling: Styling, direction: 'ltr' | 'rtl'): Promise<Runtime> {
  const { DemoRuntime, loadStyles } = await import('../run/index.runtime.ts');
  await loadStyles(styling, direction);
  return DemoRuntime;
}
