import { useDocsConfig } from '../config/index.ts';
import styles from './SearchPanel.module.css';

interface RecentListProps {
  queries: readonly string[];
  onChoose: (query: string) => void;
  onRemove: (query: string) => void;
}

export function RecentList({ queries, onChoose, onRemove }: RecentListProps) {
  const { search: texts } = useDocsConfig().strings;
  if (queries.length === 0) return null;
  return (
    <section className={styles.recent} aria-label={texts.recent}>
      <h2 className={styles.recentTitle}>{texts.recent}</h2>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className={styles.recentQuery} onClick={() => onChoose(query)}>
              {query}
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={`${texts.removeRecent}: ${query}`}
              onClick={() => onRemove(query)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
