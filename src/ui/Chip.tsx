import type { ReactNode } from 'react';
import styles from './Chip.module.css';

/** A short word beside an entry: New, Planned, Preview. */
export function Chip({ tone, children }: { tone: 'new' | 'quiet'; children: ReactNode }) {
  return <span className={styles[tone]}>{children}</span>;
}
