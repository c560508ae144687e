import type { DemoDescription } from '../source/index.ts';
import { serverStrings } from '../../language/index.server.ts';
import styles from './DemoCode.module.css';

/** The important lines in every styling and language; the attributes of `<html>` show one of them. */
export function DemoPreviews({ description }: { description: DemoDescription }) {
  const { demo } = serverStrings();
  const { previews, stylings } = description;
  return previews.map(({ styling, variant, html }) => (
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
  ));
}
