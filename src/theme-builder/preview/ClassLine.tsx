import { fill } from '../../language/index.ts';
import { useTexts } from '../ui/BuilderContext.ts';
import type { FoundClass } from './classUnder.ts';
import styles from './Preview.module.css';

/** Names the class that was pointed at, with a link to the API page of its component. */
export function ClassLine({ found }: { found: FoundClass | undefined }) {
  const { classHint, className, inside, openApi } = useTexts();
  return (
    <p className={styles.line} data-class-line="">
      {found ? (
        <>
          <span className="visually-hidden">{className}</span>
          <code dir="ltr">.{found.name}</code>
          {found.inside && <span>{fill(inside, { name: found.inside })}</span>}
          {found.page && (
            <a href={found.page.href}>{fill(openApi, { component: found.page.name })}</a>
          )}
        </>
      ) : (
        classHint
      )}
    </p>
  );
}
