import type { ReactNode } from 'react';
import { proseStrings } from '../language/index.server.ts';
import { NoteIcon, TipIcon, WarningIcon } from '../ui/index.ui.ts';
import styles from './Callout.module.css';
import type { CalloutKind } from './callouts.ts';

const icons = { note: NoteIcon, tip: TipIcon, warning: WarningIcon };

interface CalloutProps {
  kind: CalloutKind;
  title?: string;
  children: ReactNode;
}

export function Callout({ kind, title, children }: CalloutProps) {
  const Icon = icons[kind];
  const label = title ?? proseStrings().callouts[kind];
  return (
    <div role="note" className={`${styles.callout} ${styles[kind]}`} aria-label={label}>
      <p className={styles.title}>
        <Icon size={18} />
        {label}
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
