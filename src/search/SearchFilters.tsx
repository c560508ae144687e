import { memo } from 'react';
import { useDocsConfig } from '../config/index.ts';
import type { Answer } from './engine/createEngine.ts';
import { searchProducts } from './paths.ts';
import type { KindFilter } from './useSearch.ts';
import styles from './SearchPanel.module.css';

interface SearchFiltersProps {
  isHidden: boolean;
  counts: Answer['counts'];
  products: readonly string[];
  kinds: readonly KindFilter[];
  onProducts: (products: string[]) => void;
  onKinds: (kinds: KindFilter[]) => void;
}

const kindFilters: readonly KindFilter[] = ['guide', 'api', 'demo', 'migration'];

/** Re-rendered when a count or the selection changes, not on every keystroke. */
export const SearchFilters = memo(function SearchFilters({
  isHidden,
  counts,
  products,
  kinds,
  onProducts,
  onKinds,
}: SearchFiltersProps) {
  const { strings } = useDocsConfig();
  const { search: texts } = strings;
  return (
    <div className={styles.filters} hidden={isHidden}>
      <div role="group" aria-label={texts.filterByProduct} className={styles.chips}>
        {searchProducts
          .filter((product) => counts.products[product] || products.includes(product))
          .map((product) => (
            <Chip
              key={product}
              label={strings.products[product]}
              count={counts.products[product] ?? 0}
              pressed={products.includes(product)}
              onPress={() => onProducts(toggled(products, product))}
            />
          ))}
      </div>
      <div role="group" aria-label={texts.filterByKind} className={styles.chips}>
        {kindFilters
          .filter((kind) => counts.kinds[kind] || kinds.includes(kind))
          .map((kind) => (
            <Chip
              key={kind}
              label={texts.kindFilters[kind]}
              count={counts.kinds[kind] ?? 0}
              pressed={kinds.includes(kind)}
              onPress={() => onKinds(toggled(kinds, kind))}
            />
          ))}
      </div>
    </div>
  );
});

interface ChipProps {
  label: string;
  count: number;
  pressed: boolean;
  onPress: () => void;
}

function Chip({ label, count, pressed, onPress }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
      {label} <span className={styles.count}>{count}</span>
    </button>
  );
}

function toggled<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
}
