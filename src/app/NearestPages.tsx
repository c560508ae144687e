import navigation from '#content/navigation.ts';
import { useDocsConfig } from '../config/index.ts';
import { localizePath } from '../language/index.ts';
import { nearestPages } from '../links/index.ts';
import { pagesInOrder } from '../navigation/index.ts';
import styles from './NotFound.module.css';
import { useProposals } from './useProposals.ts';

/** Pages whose paths are like one that does not exist. */
export default function NearestPages({ path, words }: { path: string; words: string }) {
  const { strings, language } = useDocsConfig();
  const proposals = useProposals(path, words);
  // Known at once; the search takes over when its index is there.
  const nearest = proposals?.length ? proposals : nearestPages(path, pagesInOrder(navigation));
  if (nearest.length === 0) return null;
  return (
    <>
      <h2 className={styles.subtitle}>{strings.notFound.nearest}</h2>
      <ul>
        {nearest.map(({ path: href, title }) => (
          <li key={href}>
            <a href={localizePath(href, language)}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
