import type { Crumb } from '../crumbs.ts';
import { serverStrings } from '../../language/index.server.ts';
import styles from './Breadcrumbs.module.css';

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label={serverStrings().page.breadcrumbs}>
      <ol className={styles.list}>
        {crumbs.map(({ title, href }, index) => (
          <li key={title + index} className={styles.item}>
            {href && index < crumbs.length - 1 ? (
              <a className={styles.link} href={href}>
                {title}
              </a>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
