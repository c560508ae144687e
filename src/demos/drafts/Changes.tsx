import { useMemo } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { fill } from '../../language/index.ts';
import { diffLines, foldDiff } from './diffLines.ts';
import styles from './Changes.module.css';

interface ChangesProps {
  id: string;
  original: string;
  text: string;
}

const signs = { same: ' ', added: '+', removed: '−' };

/** The lines that differ, with a sign and a word for each: not by color alone. */
export function Changes({ id, original, text }: ChangesProps) {
  const { editor, codeBlock } = useDocsConfig().strings;
  const lines = useMemo(() => foldDiff(diffLines(original, text)), [original, text]);
  const words = { same: '', added: codeBlock.addedLine, removed: codeBlock.removedLine };
  return (
    <pre
      id={id}
      className={`${styles.changes} code`}
      dir="ltr"
      tabIndex={0}
      role="group"
      aria-label={editor.changes}
    >
      {lines.map((line, index) =>
        line.kind === 'gap' ? (
          <span key={index} className={styles.gap}>
            {fill(editor.unchangedLines, { count: line.count })}
          </span>
        ) : (
          <span key={index} className={styles.line} data-change={line.kind}>
            <span className={styles.sign} aria-hidden="true">
              {signs[line.kind]}
            </span>
            {words[line.kind] && <span className="visually-hidden">{`${words[line.kind]}: `}</span>}
            {line.text}
          </span>
        ),
      )}
    </pre>
  );
}
