import { memo } from 'react';
import { useDocsConfig } from '../config/index.ts';
import { localizePath } from '../language/index.ts';
import { PlanMarker } from '../ui/index.ui.ts';
import type { Result } from './engine/createEngine.ts';
import type { Excerpt } from './engine/excerpt.ts';
import type { ResultGroup } from './groupResults.ts';
import styles from './SearchPanel.module.css';

interface ResultGroupsProps {
  groups: readonly ResultGroup<Result>[];
  active: number;
  idPrefix: string;
}

/** Results before it are seen, or nearly. */
const farBelow = 12;

/**
 * Re-rendered when the results or the selection change, not on every keystroke.
 * Keys are places: a next answer writes into the lines that are there, which costs less than new ones.
 */
export const ResultGroups = memo(function ResultGroups({
  groups,
  active,
  idPrefix,
}: ResultGroupsProps) {
  const { strings, language } = useDocsConfig();
  return groups.map(({ path, title, trail, results, first }, place) => (
    <div
      key={place}
      role="group"
      aria-label={title}
      className={first < farBelow ? styles.group : `${styles.group} ${styles.far}`}
    >
      <div className={styles.page} aria-hidden="true">
        <span className={styles.pageTitle}>{title}</span>
        <span className={styles.trail}>{trail.join(' › ')}</span>
      </div>
      {results.map((result, index) => {
        const position = first + index;
        return (
          <a
            key={index}
            id={`${idPrefix}-${position}`}
            role="option"
            aria-selected={position === active}
            tabIndex={-1}
            className={styles.result}
            href={localizePath(path, language) + (result.id && `#${result.id}`)}
          >
            <span className={styles.name} data-code={isCode(result) ? '' : undefined}>
              <Pieces of={result.nameParts} />
            </span>
            {result.plan && (
              <span className={styles.plan}>
                <PlanMarker plan={result.plan} label={strings.plans[result.plan]} />
              </span>
            )}
            <span className={styles.kind}>{strings.search.kindNames[result.kind]}</span>
            {result.excerpt.length > 0 && (
              <span className={styles.excerpt}>
                <Pieces of={result.excerpt} />
              </span>
            )}
          </a>
        );
      })}
    </div>
  ));
});

function isCode({ kind }: Result): boolean {
  return kind !== 'page' && kind !== 'section';
}

/** Plain text and marks in turn, so that a next answer finds each where it can write into it. */
function Pieces({ of }: { of: readonly Excerpt[] }) {
  const turns = [''];
  for (const { text, hit } of of) {
    const endsInMark = turns.length % 2 === 0;
    if (hit) turns.push(...(endsInMark ? ['', text] : [text]));
    else if (endsInMark) turns.push(text);
    else turns[turns.length - 1] += text;
  }
  return turns.map((text, index) => (index % 2 === 1 ? <mark key={index}>{text}</mark> : text));
}
