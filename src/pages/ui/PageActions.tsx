import type { ReactNode } from 'react';
import siteConfig from '#site-config';
import { serverStrings } from '../../language/index.server.ts';
import type { PageRecord } from '../pageRecord.ts';
import { PageTools } from './PageTools.tsx';
import styles from './PageActions.module.css';

interface PageActionsProps {
  record: PageRecord;
  /** The address of the page as Markdown. */
  twin: string;
  /** One more action, after the others. */
  more: ReactNode;
}

export function PageActions({ record, twin, more }: PageActionsProps) {
  const { page, api } = serverStrings();
  const { url, branch } = siteConfig.repository;
  return (
    <ul className={styles.actions} aria-label={page.actions}>
      <PageTools className={styles.action} twin={twin} />
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
      {more && <li className={styles.more}>{more}</li>}
      {record.frontMatter.waiAria && (
        <li>
          <a className={styles.action} href={record.frontMatter.waiAria}>
            WAI-ARIA
          </a>
        </li>
      )}
    </ul>
  );
}
