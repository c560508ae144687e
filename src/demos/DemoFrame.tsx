'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useDocsConfig } from '../config/index.ts';
import { fill } from '../language/fill.ts';
import { usePreference } from '../preferences/index.ts';
import type { DemoAssets } from './assets.ts';
import { loadDemo } from './loadDemo.ts';
import { enqueueMount } from './mountQueue.ts';
import type { Styling } from './source/types.ts';
import styles from './DemoFrame.module.css';

interface DemoFrameProps {
  id: string;
  name: string;
  height: number;
  assets: Partial<Record<Styling, DemoAssets>>;
  packages: string[];
  /** The code, rendered on the server. */
  children: ReactNode;
}

type Runtime = typeof import('./DemoRuntime.tsx').DemoRuntime;

export function DemoFrame({ name, height, assets, children }: DemoFrameProps) {
  const { strings } = useDocsConfig();
  const preferred = usePreference('codeStyling');
  const styling = assets[preferred] ? preferred : 'system';
  const stage = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ Runtime: Runtime; Component: ComponentType }>();

  useEffect(() => {
    const own = assets[styling];
    if (!stage.current || !own) return undefined;
    return enqueueMount(stage.current, async () => {
      const [{ DemoRuntime }, Component] = await Promise.all([
        import('./DemoRuntime.tsx'),
        loadDemo(own),
      ]);
      setLoaded({ Runtime: DemoRuntime, Component });
    });
  }, [assets, styling]);

  return (
    <figure
      className={styles.frame}
      data-demo={name}
      id={`${name}.tsx`}
      aria-label={fill(strings.demo.label, { name })}
    >
      <div
        ref={stage}
        className={styles.stage}
        style={{ minBlockSize: height }}
        data-ready={loaded ? '' : undefined}
      >
        {loaded && (
          <loaded.Runtime>
            <loaded.Component />
          </loaded.Runtime>
        )}
      </div>
      {children}
    </figure>
  );
}
