import { fill } from '../../language/index.ts';
import { proseStrings } from '../../language/index.server.ts';
import { currentMajor, hasNewRows } from '../format/newRows.ts';
import styles from './NewFilter.module.css';

/** A filter without a script: the stylesheet hides the older rows of the list that follows. */
export function NewFilter({ html }: { html: string }) {
  if (!hasNewRows(html)) return null;
  return (
    <label className={styles.filter}>
      <input type="checkbox" />
      {fill(proseStrings().api.newIn, { version: currentMajor })}
    </label>
  );
}
