import siteConfig from '#site-config';
import { serverStrings } from '../../language/serverStrings.ts';
import type { Crumb } from '../crumbs.ts';
import type { PageRecord } from '../pageRecord.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { CopyMarkdown } from './CopyMarkdown.tsx';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  record: PageRecord;
  crumbs: Crumb[];
  /** The address of the page as Markdown. */
  twin: string;
  /** The API pages of what the page documents. */
  reference: { title: string; href: string }[];
}

export function PageHeader({ record, crumbs, twin, reference }: PageHeaderProps) {
  const { page, api } = serverStrings();
  const { url, branch } = siteConfig.repository;
  return (
    <div className={styles.header}>
      <Breadcrumbs crumbs={crumbs} />
      <h1 className={styles.title}>{record.frontMatter.title}</h1>
      <p className={styles.description}>{record.frontMatter.description}</p>
      <ul className={styles.actions} aria-label={page.actions}>
        <li>
          <CopyMarkdown className={styles.action} twin={twin} />
        </li>
        <li>
          <a className={styles.action} href={twin}>
            {page.viewMarkdown}
          </a>
        </li>
        {record.generated?.source && (
          <li>
            <a className={styles.action} href={record.generated.source}>
              {api.source}
            </a>
          </li>
        )}
        {url && !record.generated && (
          <li>
            <a className={styles.action} href={`${url}/edit/${branch}/${record.file}`}>
              {page.edit}
            </a>
          </li>
        )}
        {record.frontMatter.waiAria && (
          <li>
            <a className={styles.action} href={record.frontMatter.waiAria}>
              WAI-ARIA
            </a>
          </li>
        )}
      </ul>
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
