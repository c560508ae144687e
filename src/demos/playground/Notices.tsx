import { useDocsConfig } from '../../config/index.ts';
import { fill } from '../../language/index.ts';
import { isEdited, type Arrival, type OpenCode } from './openCode.ts';
import type { Left } from './useOpenCode.ts';
import styles from './CodeWorkbench.module.css';

interface NoticesProps extends Arrival {
  left: Left | undefined;
  onOpen: (code: OpenCode) => void;
  onUndo: (code: OpenCode) => void;
}

/** Above the code: what has become of the reader's edits, and of the link. */
export function Notices({ open, isRestored, offer, left, onOpen, onUndo }: NoticesProps) {
  const { playground: texts, products } = useDocsConfig().strings;
  const nameOf = ({ origin }: OpenCode) =>
    origin.template === 'shared' ? (origin.share.title ?? texts.shared) : products[origin.template];
  const { problem } = open.origin;
  return (
    <div role="status">
      {problem && !isEdited(open) && (
        <p className={styles.notice}>
          {problem === 'broken' ? texts.brokenLink : texts.tooLargeLink}
        </p>
      )}
      {isRestored && <p className={styles.info}>{texts.restored}</p>}
      {left && (
        <p className={styles.info}>
          {left.isRemoved ? texts.editsRemoved : fill(texts.kept, { name: nameOf(left.code) })}
          <button type="button" className={styles.action} onClick={() => onUndo(left.code)}>
            {texts.undo}
          </button>
        </p>
      )}
      {offer && !left && (
        <p className={styles.info}>
          {fill(texts.otherDraft, { name: nameOf(offer) })}
          <button type="button" className={styles.action} onClick={() => onOpen(offer)}>
            {texts.openDraft}
          </button>
        </p>
      )}
    </div>
  );
}
