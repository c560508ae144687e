import { serverStrings } from '../language/index.server.ts';
import { Callout } from '../mdx/index.server.ts';
import styles from './Untranslated.module.css';

/** Says that the page is not translated. `path`: its English address. */
export function Untranslated({ path }: { path: string }) {
  const { translation, callouts } = serverStrings();
  const { notice, english } = translation;
  return (
    <div className={`prose ${styles.notice}`}>
      <Callout kind="note" title={callouts.note}>
        <p>
          {`${notice} `}
          <a href={path} hrefLang="en">
            {english}
          </a>
        </p>
      </Callout>
    </div>
  );
}
