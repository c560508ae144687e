'use client';

import { lazy, Suspense, useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { useHydrated } from '../../ui/index.ui.ts';
import type { Control } from './controls.ts';
import type { MainComponent } from './mainComponents.ts';
import styles from './Controls.module.css';

const PropWorkbench = lazy(() =>
  import('./PropWorkbench.tsx').then((module) => ({ default: module.PropWorkbench })),
);

export interface ControlsProps {
  name: MainComponent;
  controls: Control[];
  /** Set the license key first. */
  licensed: boolean;
}

/** A component to try. Nothing of it is loaded before it is asked for, by a press or by a link with values. */
export function Controls(props: ControlsProps) {
  const { strings } = useDocsConfig();
  const { api } = strings;
  const [isPressed, setPressed] = useState(false);
  // A link with values opens it; only known once the page is hydrated.
  const isAsked = useHydrated() && location.search.includes('control.');
  if (!isPressed && !isAsked) {
    return (
      <button type="button" className={styles.open} onClick={() => setPressed(true)}>
        {api.controlsOpen}
      </button>
    );
  }
  return (
    <Suspense fallback={<p className={styles.loading}>{strings.demo.loading}</p>}>
      <PropWorkbench {...props} />
    </Suspense>
  );
}
