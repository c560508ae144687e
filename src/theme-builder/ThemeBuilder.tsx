'use client';

import { lazy, Suspense } from 'react';
import type { ThemeBuilderStrings } from '../language/index.ts';
import { useHydrated } from '../ui/index.ui.ts';

// What other pages share must not have it: the builder, its styles and its texts come with this page alone.
const Workbench = lazy(() =>
  import('./index.workbench.ts').then((module) => ({ default: module.Workbench })),
);

export interface ThemeBuilderProps {
  strings: ThemeBuilderStrings;
  /** By the first part of a class name, such as `MuiDataGrid`: the component and its API page. */
  apiPages: Readonly<Record<string, { name: string; href: string }>>;
}

export function ThemeBuilder(props: ThemeBuilderProps) {
  const { loading, needsScripts } = props.strings;
  const isHydrated = useHydrated();
  const waiting = (
    <div data-start-now="" style={{ minBlockSize: '100vh' }}>
      <p role="status">{loading}</p>
      <noscript>
        <p>{needsScripts}</p>
      </noscript>
    </div>
  );
  if (!isHydrated) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Workbench {...props} />
    </Suspense>
  );
}
