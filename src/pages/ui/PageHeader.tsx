import type { ReactNode } from 'react';
import { serverStrings } from '../../language/index.server.ts';
import type { Crumb } from '../crumbs.ts';
import type { PageRecord, WrittenIn } from '../pageRecord.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { PageActions } from './PageActions.tsx';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  record: PageRecord;
  written?: WrittenIn | undefined;
  crumbs: Crumb[];
  /** The address of the page as Markdown. */
  twin: string;
  /** The API pages of what the page documents. */
  reference: { title: string; href: string }[];
  /** One more action of the page. */
  more: ReactNode;
}

export function PageHeader({ record, written, crumbs, twin, reference, more }: PageHeaderProps) {
  const { api } = serverStrings();
  return (
    <div className={styles.header}>
      <Breadcrumbs crumbs={crumbs} />
      <h1 className={styles.title} {...written}>
        {record.frontMatter.title}
      </h1>
      <p className={styles.description} {...written}>
        {record.frontMatter.description}
      </p>
      <PageActions record={record} twin={twin} more={more} />
      {reference.length > 0 && (
        <p className={styles.reference}>
          <span>{api.reference}</span>
          {reference.map(({ title, href }) => (
            <a key={href} href={href}>
              {title}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
