'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { useDocsConfig } from '../config/index.ts';
import { usePreference, usePreferenceStore } from '../preferences/index.ts';
import { packageManagers } from '../code/index.ts';
import styles from './PackageManagerTabs.module.css';

/** The panels are all in the page; `<html data-package-manager>` shows one, from the first paint on. */
export function PackageManagerTabs({ children }: { children: ReactNode }) {
  const { strings } = useDocsConfig();
  const packageManager = usePreference('packageManager');
  const store = usePreferenceStore();

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const towards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step;
    const count = packageManagers.length;
    const index = (packageManagers.indexOf(packageManager) + towards + count) % count;
    store.set('packageManager', packageManagers[index] ?? 'npm');
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  }

  return (
    <div className={styles.tabs} data-package-tabs>
      <div
        role="tablist"
        aria-label={strings.codeBlock.packageManager}
        className={styles.list}
        onKeyDown={move}
      >
        {packageManagers.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            className={styles.tab}
            data-tab={name}
            aria-selected={name === packageManager}
            tabIndex={name === packageManager ? 0 : -1}
            onClick={() => store.set('packageManager', name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" aria-label={packageManager}>
        {children}
      </div>
    </div>
  );
}
