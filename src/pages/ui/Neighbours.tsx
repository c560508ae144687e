import { serverStrings } from '../../language/index.server.ts';
import styles from './Neighbours.module.css';

export interface Neighbour {
  title: string;
  href: string;
}

export function Neighbours({ previous, next }: { previous?: Neighbour; next?: Neighbour }) {
  const { page } = serverStrings();
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={page.neighbours}>
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
