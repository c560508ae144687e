import { cache } from 'react';
import { serverStrings } from '../../language/index.server.ts';
import { NoteIcon } from '../../ui/index.ui.ts';
import styles from './LicenseNote.module.css';

/** One slot a rendered page: the page says it once. */
const slot = cache(() => ({ isShown: false }));

/** Why the library's watermark shows. */
export function LicenseNote() {
  const note = slot();
  if (note.isShown) return null;
  note.isShown = true;
  return (
    <p className={styles.note} data-license-note>
      <NoteIcon size={18} />
      <span>{serverStrings().demo.watermark}</span>
    </p>
  );
}
