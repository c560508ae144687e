import { useDocsConfig } from '../../config/index.ts';
import type { ApiProduct, DiffRow } from '../../api-history/index.ts';
import { fill } from '../../language/index.ts';
import type { NameRow } from './nameRows.ts';
import styles from './NamesPanel.module.css';

interface NameListProps {
  rows: readonly (NameRow | DiffRow)[];
  product: ApiProduct;
}

/** More are too many to read. */
export const mostNames = 100;

export function NameList({ rows, product }: NameListProps) {
  return (
    <ul className={styles.list}>
      {rows.slice(0, mostNames).map((row) => (
        <li key={`${row.what} ${row.name}`}>
          <code>{row.name}</code> <span className={styles.what}>{row.what}</span>{' '}
          {'life' in row ? <Fate row={row} product={product} /> : <Change row={row} />}
        </li>
      ))}
    </ul>
  );
}

function Change({ row: { kind, to, type, default: fallback } }: { row: DiffRow }) {
  const { names: texts } = useDocsConfig().strings;
  const [before, after] = type ?? fallback ?? [];
  return (
    <>
      {texts.kinds[kind]}
      {to !== undefined && (
        <>
          {' → '}
          <code>{to}</code>
        </>
      )}
      {before !== undefined && (
        <>
          {': '}
          <code>{before || '–'}</code>
          {' → '}
          <code>{after || '–'}</code>
        </>
      )}
    </>
  );
}

/** The step from a major to the next has a guide, from these on. */
const firstGuides = { 'data-grid': 5, 'date-pickers': 6, charts: 7, 'tree-view': 7 };

function Fate({ row: { name, life, today }, product }: { row: NameRow; product: ApiProduct }) {
  const { names: texts } = useDocsConfig().strings;
  const major = Number(life.removed?.split('.')[0]);
  const slug = product === 'date-pickers' ? 'pickers' : product;
  return (
    <>
      {fill(texts.since, { version: life.since })}
      {life.removed !== undefined && `, ${fill(texts.removed, { version: life.removed })}`}
      {today !== undefined &&
        `, ${today === name ? texts.unchanged : fill(texts.today, { name: today })}`}
      {major >= firstGuides[product] && (
        <>
          {', '}
          <a href={`/x/migration/migration-${slug}-v${major - 1}/`}>
            {fill(texts.guide, { version: String(major) })}
          </a>
        </>
      )}
    </>
  );
}
