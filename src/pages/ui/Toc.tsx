'use client';

import { Fragment, useEffect, useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { breakableParts } from '../../ui/index.ts';
import { PlanMarker } from '../../ui/index.ui.ts';
import type { PageHeading, WrittenIn } from '../pageRecord.ts';
import { currentHeading } from '../currentHeading.ts';
import styles from './Toc.module.css';

/** Beside the text on wide screens, a disclosure above it on narrow ones. */
export function Toc({
  headings,
  placement,
  written,
}: {
  headings: PageHeading[];
  placement: 'aside' | 'inline';
  written?: WrittenIn;
}) {
  const { strings } = useDocsConfig();
  const current = useCurrentHeading(headings);
  const list = (
    <ul className={styles.list} {...written}>
      {headings.map(({ id, text, depth, plan }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={styles.link}
            data-depth={depth}
            aria-current={id === current ? 'location' : undefined}
          >
            <span>
              {breakableParts(text).map((part, index) => (
                <Fragment key={index}>
                  {index > 0 && <wbr />}
                  {part}
                </Fragment>
              ))}
            </span>
            {plan && <PlanMarker plan={plan} label={strings.plans[plan]} />}
          </a>
        </li>
      ))}
    </ul>
  );
  if (headings.length === 0) return null;
  const title = strings.page.tableOfContents;
  if (placement === 'inline') {
    return (
      <details className={styles.inline}>
        <summary className={styles.summary}>{title}</summary>
        <nav aria-label={title}>{list}</nav>
      </details>
    );
  }
  return (
    <nav className={styles.aside} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {list}
    </nav>
  );
}

function useCurrentHeading(headings: PageHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let timer = 0;
    const update = () => {
      timer = 0;
      const tops = headings.map(({ id }) => ({
        id,
        top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity,
      }));
      const atEnd =
        window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setCurrent(currentHeading(tops, { line: 110, atEnd, scrolled: window.scrollY > 0 }));
    };
    // Ten times a second are enough for the eye, and leave the frames to the scrolling.
    const schedule = () => {
      timer ||= window.setTimeout(update, 100);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [headings]);
  return current;
}
