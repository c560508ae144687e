import type { PackageManager } from './packageManagers.ts';
import { serverStrings } from '../language/index.server.ts';
import { CopyButton } from '../ui/index.ui.ts';
import './code.css';
import styles from './CodeBlock.module.css';

interface CodeBlockProps {
  html: string;
  /** The same snippet as JavaScript, when it differs. */
  htmlJs?: string;
  language: string;
  title?: string;
  packageManager?: PackageManager;
}

/** A highlighted block: plain HTML, no client code; the copy button works through the head script. */
export function CodeBlock({ html, htmlJs, language, title, packageManager }: CodeBlockProps) {
  return (
    <div className={styles.block} data-manager={packageManager} data-code-block>
      {title && <div className={styles.title}>{title}</div>}
      <Code html={html} label={title ?? language} variant={htmlJs ? 'TS' : undefined} />
      {htmlJs && <Code html={htmlJs} label={title ?? language} variant="JS" />}
      <CopyButton className={styles.copy} strings={serverStrings().codeBlock} />
    </div>
  );
}

interface CodeProps {
  html: string;
  label: string;
  variant?: 'TS' | 'JS' | undefined;
}

export function Code({ html, label, variant }: CodeProps) {
  return (
    <pre
      className={`${styles.pre} code`}
      tabIndex={0}
      aria-label={label}
      data-variant={variant}
      role="group"
    >
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}
