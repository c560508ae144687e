import type { ReactNode } from 'react';
import { ChevronIcon } from '../../ui/index.ui.ts';
import styles from './SwitcherMenu.module.css';

export interface SwitcherItem {
  href: string;
  label: string;
  current: boolean;
}

interface SwitcherMenuProps {
  id: string;
  label: string;
  value: ReactNode;
  items: SwitcherItem[];
  align: 'start' | 'end';
}

/** A disclosure of links on the platform's own popover: it works with scripts off. */
export function SwitcherMenu({ id, label, value, items, align }: SwitcherMenuProps) {
  return (
    <div className={styles.switcher} data-align={align}>
      <button type="button" className={styles.button} popoverTarget={id}>
        <span className="visually-hidden">{label}: </span>
        <span className={styles.value}>{value}</span>
        <ChevronIcon size={16} />
      </button>
      <nav
        id={id}
        popover="auto"
        className={`${styles.popover} ${styles[align]}`}
        aria-label={label}
      >
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.href}>
              <a
                className={styles.link}
                href={item.href}
                aria-current={item.current ? 'true' : undefined}
              >
                {item.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
