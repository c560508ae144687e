import { serverStrings } from '../../language/index.server.ts';
import styles from './Neighbors.module.css';

export interface Neighbor {
  title: string;
  href: string;
}

export function Neighbors({ previous, next }: { previous?: Neighbor; next?: Neighbor }) {
  const { page } = serverStrings();
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbors} aria-label={page.neighbors}>
      {previous && (
        <a className={styles.link} href={previous.href} rel="prev">
          <span className={styles.label}>{page.previous}</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a className={`${styles.link} ${styles.next}`} href={next.href} rel="next">
          <span className={styles.label}>{page.next}</span>
          {next.title}
        </a>
      )}
    </nav>
  );
}
