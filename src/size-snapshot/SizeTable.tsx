'use client';

import { useState } from 'react';
import { fill, type SizesStrings } from '../language/index.ts';
import { kilobytes } from '../ui/index.ts';
import type { SizeRow } from './snapshot.ts';
import { columns, pressed, shownRows, type Column, type Sorting } from './sortRows.ts';
import styles from './SizeTable.module.css';

interface SizeTableProps {
  rows: (SizeRow & { href: string })[];
  strings: SizesStrings;
}

/** All figures, the largest first; each row has a bar with the own part in front of the shared one. */
export function SizeTable({ rows, strings }: SizeTableProps) {
  const [filter, setFilter] = useState('');
  const [sorting, setSorting] = useState<Sorting>({ column: 'ownGzip', descending: true });
  const shown = shownRows(rows, filter, sorting);
  const hrefs = new Map(rows.map((row) => [row.name + row.package, row.href]));
  const largest = Math.max(...rows.map(({ all }) => all[0]));
  const share = (size: number) => `${((size / largest) * 100).toFixed(1)}%`;
  const direction = (column: Column) => {
    if (sorting.column !== column) return undefined;
    return sorting.descending ? 'descending' : 'ascending';
  };
  return (
    <>
      <label className={styles.filter}>
        {strings.filter}
        <input type="search" value={filter} onChange={(event) => setFilter(event.target.value)} />
      </label>
      <p role="status">
        {fill(strings.count, { shown: String(shown.length), all: String(rows.length) })}
      </p>
      <div className={styles.scroll} role="group" aria-label={strings.title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" aria-sort={direction(column)}>
                  <button type="button" onClick={() => setSorting(pressed(sorting, column))}>
                    {strings.columns[column]}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.name + row.package}>
                <th scope="row">
                  <a href={hrefs.get(row.name + row.package)}>{row.name}</a>
                  <span
                    className={styles.bar}
                    style={{ inlineSize: share(row.all[0]) }}
                    aria-hidden
                  >
                    <span style={{ inlineSize: `${(row.own[0] / row.all[0]) * 100}%` }} />
                  </span>
                </th>
                <td>{row.package}</td>
                {[...row.own, ...row.all].map((size, index) => (
                  <td key={index} className={styles.figure}>
                    {kilobytes(size)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
