'use client';

import { useDocsConfig } from '../../config/index.ts';
import { DialogButton, ModalDialog } from '../../ui/index.dialog.ts';
import styles from './ShortcutsDialog.module.css';

/** Every key of the site, by place. Keys of one row are alternatives, `+` presses them together. */
const places = [
  {
    place: 'anywhere',
    rows: [
      ['search', '/', 'Ctrl+K', '⌘+K'],
      ['shortcuts', '?'],
    ],
  },
  {
    place: 'inSearch',
    rows: [
      ['move', '↑', '↓'],
      ['open', 'Enter'],
      ['openInTab', 'Ctrl+Enter', '⌘+Enter'],
      ['close', 'Esc'],
    ],
  },
  {
    place: 'inToolbar',
    rows: [['control', '←', '→']],
  },
  {
    place: 'inEditor',
    rows: [['leaveEditor', 'Esc', 'Tab']],
  },
] as const;

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { reading } = useDocsConfig().strings;
  const texts = reading.list;
  return (
    <ModalDialog title={reading.shortcuts} onClose={onClose}>
      {places.map(({ place, rows }) => (
        <section key={place}>
          <h3 className={styles.place}>{texts[place]}</h3>
          <dl className={styles.rows}>
            {rows.map(([what, ...keys]) => (
              <div key={what} className={styles.row}>
                <dt>{texts[what]}</dt>
                <dd>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className={styles.buttons}>
        <DialogButton closes>{texts.closeList}</DialogButton>
      </p>
    </ModalDialog>
  );
}
