import type { ComponentProps } from 'react';
import { serverStrings } from '../language/index.server.ts';
import styles from './Table.module.css';

/** A wide table scrolls in its own box, reachable by keyboard, and never widens the page. */
export function Table(props: ComponentProps<'table'>) {
  return (
    <div
      className={styles.scroll}
      tabIndex={0}
      role="group"
      aria-label={serverStrings().page.table}
    >
      <table {...props} />
    </div>
  );
}

/** The corner above row names heads nothing: it is a cell like others. */
export function HeaderCell({ children, ...props }: ComponentProps<'th'>) {
  if (children === undefined) return <td {...props} />;
  return <th {...props}>{children}</th>;
}
