'use client';

import { PageMenuButton } from '../../reading/index.ui.ts';
import { CopyMarkdown } from './CopyMarkdown.tsx';

/** The first of a page's actions: what needs scripts. */
export function PageTools({ twin, className }: { twin: string; className: string | undefined }) {
  return (
    <>
      <li>
        <CopyMarkdown className={className} twin={twin} />
      </li>
      <li>
        <PageMenuButton className={className} twin={twin} />
      </li>
    </>
  );
}
