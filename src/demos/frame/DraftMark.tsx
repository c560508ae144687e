import { useDocsConfig } from '../../config/index.ts';
import { useToolbarItem } from './Toolbar.tsx';
import styles from './DemoToolbar.module.css';

interface DraftMarkProps {
  /** The reader's version is shown, or only kept. */
  state: 'shown' | 'kept' | undefined;
  onContinue: () => void;
}

/** In the toolbar: the demo has edits. */
export function DraftMark({ state, onContinue }: DraftMarkProps) {
  const { demo } = useDocsConfig().strings;
  const item = useToolbarItem('continue');
  if (!state) return null;
  if (state === 'shown') return <span className={styles.edited}>{demo.edited}</span>;
  return (
    <button type="button" className={styles.edited} {...item} onClick={onContinue}>
      {demo.continueEditing}
    </button>
  );
}
