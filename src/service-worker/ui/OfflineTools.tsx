'use client';

import { lazy, Suspense, useRef, useState } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import type { ProductId } from '../../navigation/index.ts';
import styles from './OfflineTools.module.css';

const SaveDialog = lazy(() =>
  import('./SaveDialog.tsx').then((module) => ({ default: module.SaveDialog })),
);

interface OfflineToolsProps {
  product: ProductId;
  /** Says that the page itself can be opened offline. */
  hasBadge?: boolean;
}

/** Invisible until the late script has a worker, in space that is kept for it. */
export function OfflineTools({ product, hasBadge = true }: OfflineToolsProps) {
  const { offline } = useDocsConfig().strings;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <span className={styles.tools} data-offline-tools>
      {hasBadge && <span className={styles.badge}>{offline.badge}</span>}
      <button
        ref={button}
        type="button"
        className={styles.link}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {offline.save}
      </button>
      {open && (
        <Suspense>
          <SaveDialog
            product={product}
            onClose={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </span>
  );
}
