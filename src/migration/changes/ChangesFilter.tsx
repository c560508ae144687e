'use client';

import { useRef } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { filterChanges } from './filterChanges.ts';
import styles from './ChangesFilter.module.css';

const kinds = ['removed', 'renamed', 'changed', 'added'] as const;

/** Filters the lists after it, which are plain HTML, by hiding their rows. */
export function ChangesFilter() {
  const { api, plans } = useDocsConfig().strings;
  const form = useRef<HTMLFormElement>(null);

  function apply() {
    const root = form.current?.parentElement;
    if (!root || !form.current) return;
    const data = new FormData(form.current);
    const text = (name: string) => String(data.get(name) ?? '');
    filterChanges(root, { kind: text('kind'), plan: text('plan'), query: text('query') });
  }
  return (
    <form
      ref={form}
      className={styles.filter}
      onInput={apply}
      onSubmit={(event) => event.preventDefault()}
    >
      <label>
        {api.changesQuery}
        <input type="search" name="query" autoComplete="off" spellCheck={false} />
      </label>
      <label>
        {api.changesKind}
        <select name="kind">
          <option value="">{api.changesAll}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {api.changes[kind]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {api.changesPlan}
        <select name="plan">
          <option value="">{api.changesAll}</option>
          <option value="community">Community</option>
          <option value="pro">{plans.pro}</option>
          <option value="premium">{plans.premium}</option>
        </select>
      </label>
    </form>
  );
}
