import { useId, useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { Changes } from './Changes.tsx';
import styles from './DraftBar.module.css';

interface DraftBarProps {
  original: string;
  text: string;
  /** False: the browser's storage refuses it. */
  isKept: boolean;
  isOutdated: boolean;
  onShowNew: () => void;
  onKeepMine: () => void;
}

/** Above an editor: whether the edits are kept, what they are, and whether the original has changed since. */
export function DraftBar(props: DraftBarProps) {
  const { original, text, isKept, isOutdated, onShowNew, onKeepMine } = props;
  const { editor: strings } = useDocsConfig().strings;
  const [isOpen, setOpen] = useState(false);
  const changesId = useId();
  const isEdited = text !== original;
  const showsChanges = isOpen && isEdited;
  return (
    <div className={styles.bar} data-draft={isEdited ? '' : undefined}>
      <div className={styles.row}>
        <p role="status" className={styles.state} data-kept={isKept}>
          {isEdited && (isKept ? strings.keptHere : strings.notKept)}
        </p>
        <button
          type="button"
          className={styles.button}
          aria-expanded={showsChanges}
          aria-controls={showsChanges ? changesId : undefined}
          disabled={!isEdited}
          onClick={() => setOpen(!isOpen)}
        >
          {strings.changes}
        </button>
      </div>
      {isOutdated && (
        <div role="group" aria-label={strings.originalChanged} className={styles.outdated}>
          <p role="status">{strings.originalChanged}</p>
          <button type="button" className={styles.button} onClick={onShowNew}>
            {strings.showNew}
          </button>
          <button type="button" className={styles.button} onClick={onKeepMine}>
            {strings.keepMine}
          </button>
        </div>
      )}
      {showsChanges && <Changes id={changesId} original={original} text={text} />}
    </div>
  );
}
