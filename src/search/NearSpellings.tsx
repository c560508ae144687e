import { useDocsConfig } from '../config/index.ts';
import styles from './SearchPanel.module.css';

interface NearSpellingsProps {
  spellings: readonly string[];
  onChoose: (query: string) => void;
}

export function NearSpellings({ spellings, onChoose }: NearSpellingsProps) {
  const { search: texts } = useDocsConfig().strings;
  if (spellings.length === 0) return null;
  return (
    <p className={styles.notice}>
      {texts.didYouMean}{' '}
      {spellings.map((spelling, index) => (
        <span key={spelling}>
          {index > 0 && ', '}
          <button type="button" className={styles.link} onClick={() => onChoose(spelling)}>
            {spelling}
          </button>
        </span>
      ))}
    </p>
  );
}
