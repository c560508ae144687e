'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { fill } from '../../language/index.ts';
import { usePreference, usePreferenceStore } from '../../preferences/index.ts';
import { filterRows } from './filterRows.ts';
import styles from './ApiTools.module.css';

interface ApiToolsProps {
  /** The id of what is filtered. */
  target: string;
  /** Offers list and table. */
  views: boolean;
}

const views = ['list', 'table'] as const;

/** Filters rows that are plain HTML by hiding them, and switches their look through `<html>`. */
export function ApiTools({ target, views: hasViews }: ApiToolsProps) {
  const { strings } = useDocsConfig();
  const { api } = strings;
  const view = usePreference('apiView');
  const store = usePreferenceStore();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<number>();
  const id = useId();

  function apply() {
    const root = document.getElementById(target);
    const query = input.current?.value ?? '';
    const count = root ? filterRows(root, query) : 0;
    setShown(query.trim() === '' ? undefined : count);
  }
  // What was typed before the page became interactive.
  useEffect(() => {
    const root = document.getElementById(target);
    if (root && input.current?.value) setShown(filterRows(root, input.current.value));
  }, [target]);

  const status =
    shown === 0 ? api.filterNothing : fill(api.filterMatches, { count: String(shown) });
  return (
    <div className={styles.tools}>
      <label className="visually-hidden" htmlFor={id}>
        {api.filter}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        className={styles.filter}
        placeholder={api.filterPlaceholder}
        onInput={apply}
        autoComplete="off"
        spellCheck={false}
      />
      <span className={styles.status} role="status">
        {shown === undefined ? '' : status}
      </span>
      {hasViews && (
        <div className={styles.views} role="group" aria-label={api.view}>
          {views.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.view}
              data-view={name}
              aria-pressed={name === view}
              onClick={() => store.set('apiView', name)}
            >
              {name === 'list' ? api.viewList : api.viewTable}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
