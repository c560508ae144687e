import { useId, useMemo, useState } from 'react';
import { apiProducts, type ApiProduct, type DiffRow } from '../../api-history/index.ts';
import { useDocsConfig } from '../../config/index.ts';
import { fill } from '../../language/index.ts';
import { mostNames, NameList } from './NameList.tsx';
import { changesBetween, findNames, nameRows, type NameRow } from './nameRows.ts';
import { useHistory } from './useHistory.ts';
import styles from './NamesPanel.module.css';

/** Every name that a release had; with two versions chosen, what differs between them. */
export function NamesPanel() {
  const { names: texts, products } = useDocsConfig().strings;
  const [product, setProduct] = useState<ApiProduct>('data-grid');
  const [query, setQuery] = useState('');
  const [span, setSpan] = useState<[from: string, to: string]>(['', '']);
  const { history, hasFailed, retry } = useHistory(product);
  const id = useId();
  const rows = useMemo(() => (history ? nameRows(history) : []), [history]);
  const [from, to] = span;
  const changes = useMemo(
    () => (history && from && to ? changesBetween(history, from, to) : undefined),
    [history, from, to],
  );
  const isIdle = !changes && query.trim() === '';
  const found = isIdle ? [] : findNames<NameRow | DiffRow>(changes ?? rows, query);

  const version = (label: string, place: 0 | 1) => (
    <label className={styles.field}>
      {label}
      <select
        value={span[place]}
        onChange={({ target }) => setSpan(place === 0 ? [target.value, to] : [from, target.value])}
      >
        <option value="">{texts.anyVersion}</option>
        {[...(history?.lines ?? [])].reverse().map((line) => (
          <option key={line}>{line}</option>
        ))}
      </select>
    </label>
  );
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <label className={styles.field}>
          {texts.product}
          <select
            value={product}
            onChange={({ target }) => {
              setProduct(target.value as ApiProduct);
              setSpan(['', '']);
            }}
          >
            {apiProducts.map((value) => (
              <option key={value} value={value}>
                {products[`x-${value}`]}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field} htmlFor={id}>
          {texts.find}
          <input
            id={id}
            type="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={texts.placeholder}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        {version(texts.from, 0)}
        {version(texts.to, 1)}
      </div>
      {hasFailed && (
        <p role="alert">
          {texts.notLoaded}{' '}
          <button type="button" onClick={retry}>
            {texts.loading}
          </button>
        </p>
      )}
      <p role="status">{statusOf()}</p>
      <NameList rows={found} product={product} />
    </div>
  );

  function statusOf(): string {
    if (hasFailed) return '';
    if (!history) return texts.loading;
    if (isIdle) return texts.start;
    if (found.length === 0) return texts.nothing;
    if (found.length === 1) return texts.foundOne;
    const count = String(found.length);
    return found.length > mostNames
      ? fill(texts.first, { shown: String(mostNames), count })
      : fill(texts.found, { count });
  }
}
