import type { DemoDescription } from './description.ts';
import { serverStrings } from '../language/serverStrings.ts';
import { CopyButton } from '../ui/copy/index.ts';
import styles from './DemoCodePanel.module.css';

/** The code as it stands in the static HTML: a preview in every styling and language, and the whole file in TypeScript. */
export function DemoCodePanel({ description }: { description: DemoDescription }) {
  const { demo } = serverStrings();
  const { previews, files, stylings } = description;
  return (
    <>
      <div className={styles.previews} data-demo-previews>
        {previews.map(({ styling, variant, html }) => (
          <pre
            key={`${styling}-${variant}`}
            className={`${styles.pre} code`}
            tabIndex={0}
            role="group"
            aria-label={demo.source}
            data-variant={variant}
            data-styling={stylings.length > 1 ? styling : undefined}
          >
            <code dangerouslySetInnerHTML={{ __html: html }} />
          </pre>
        ))}
      </div>
      <details className={styles.full} data-demo-code>
        <summary className={styles.summary}>{demo.showCode}</summary>
        {files.slice(0, 1).map(({ name, html }) => (
          <div key={name} className={styles.file} data-code-block>
            <pre className={`${styles.pre} code`} tabIndex={0} role="group" aria-label={name}>
              <code dangerouslySetInnerHTML={{ __html: html }} />
            </pre>
            <CopyButton
              strings={{ copy: demo.copySource, copied: demo.copied }}
              className={styles.copy}
            />
          </div>
        ))}
      </details>
    </>
  );
}
