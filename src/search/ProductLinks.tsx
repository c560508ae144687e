import { useDocsConfig } from '../config/index.ts';
import { localizePath } from '../language/index.ts';
import { productRoots } from '../navigation/index.ts';
import { searchProducts } from './paths.ts';
import styles from './SearchPanel.module.css';

/** Where to go from here while nothing is searched for, or nothing is found. */
export function ProductLinks({ onChosen }: { onChosen: (() => void) | undefined }) {
  const { strings, language } = useDocsConfig();
  return (
    <nav className={styles.recent} aria-label={strings.search.browse}>
      <h2 className={styles.recentTitle}>{strings.search.browse}</h2>
      <ul className={styles.products}>
        {searchProducts.map((product) => (
          <li key={product}>
            <a
              className={styles.chip}
              href={localizePath(productRoots[product], language)}
              onClick={onChosen}
            >
              {strings.products[product]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
