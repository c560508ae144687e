import { serverStrings } from '../../language/index.server.ts';
import { ArrowUpIcon } from '../../ui/index.ui.ts';
import styles from './BackToTop.module.css';

/** A plain link that shows once the page is scrolled, by a scroll-driven animation where there is one. */
export function BackToTop() {
  const { page } = serverStrings();
  return (
    <a href="#top" className={styles.top} aria-label={page.backToTop} title={page.backToTop}>
      <ArrowUpIcon />
    </a>
  );
}
