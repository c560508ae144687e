import { memo } from 'react';
import { useDocsConfig } from '../config/index.ts';
import { localizePath } from '../language/paths.ts';
import { PlanMarker } from '../ui/PlanMarker.tsx';
import type { Result } from './engine/createEngine.ts';
import type { Excerpt } from './engine/excerpt.ts';
import type { ResultGroup } from './groupResults.ts';
import styles from './SearchPanel.module.css';

interface ResultGroupsProps {
  groups: readonly ResultGroup[];
  active: number;
  idPrefix: string;
}

/** Painted anew when the answer or the choice changes, not at every key. */
export const ResultGroups = memo(function ResultGroups({
  groups,
  active,
  idPrefix,
}: ResultGroupsProps) {
  const { strings, language } = useDocsConfig();
  return groups.map(({ path, title, trail, results, first }) => (
    <div key={path} role="group" aria-label={title} className={styles.group}>
      <div className={styles.page} aria-hidden="true">
        <span className={styles.pageTitle}>{title}</span>
        <span className={styles.trail}>{trail.join(' › ')}</span>
      </div>
      {results.map((result, index) => {
        const own = first + index;
        return (
          <a
            key={`${result.kind} ${result.id}`}
            id={`${idPrefix}-${own}`}
            role="option"
            aria-selected={own === active}
            tabIndex={-1}
            className={styles.result}
            href={localizePath(path, language) + (result.id && `#${result.id}`)}
          >
            <span className={styles.name} data-code={isCode(result) ? '' : undefined}>
              <Pieces of={result.nameParts} />
            </span>
            {result.plan && <PlanMarker plan={result.plan} label={strings.plans[result.plan]} />}
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

function Pieces({ of }: { of: readonly Excerpt[] }) {
  return of.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text));
}
