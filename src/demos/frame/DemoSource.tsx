import type { DemoDescription } from '../source/index.ts';
import styles from './DemoCode.module.css';

/** The whole file in the default styling and language: readable with scripts off. */
export function DemoSource({ description: { files } }: { description: DemoDescription }) {
  const [main] = files;
  if (!main) return null;
  return (
    <pre className={`${styles.pre} code`} tabIndex={0} role="group" aria-label={main.name}>
      <code dangerouslySetInnerHTML={{ __html: main.html }} />
    </pre>
  );
}
