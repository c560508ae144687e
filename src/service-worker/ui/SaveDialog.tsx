'use client';

import { useEffect, useId, useRef } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { fill } from '../../language/index.ts';
import type { ProductId } from '../../navigation/index.ts';
import styles from './SaveDialog.module.css';
import { useSave } from './useSave.ts';

interface SaveDialogProps {
  product: ProductId;
  onClose: () => void;
}

export function SaveDialog({ product, onClose }: SaveDialogProps) {
  const { strings, language } = useDocsConfig();
  const { offline, products } = strings;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const { state, start, cancel } = useSave(product, language);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  const megabytes = (bytes: number) =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: 1,
    }).format(Math.max(bytes, 50_000) / 1e6);
  const texts = {
    asking: offline.asking,
    ready: 'bytes' in state ? fill(offline.size, { size: megabytes(state.bytes) }) : '',
    saving: offline.saving,
    saved: offline.saved,
    cancelled: offline.cancelled,
    failed: offline.failed,
    full: offline.full,
  };
  const canStart = state.step !== 'asking' && state.step !== 'saving' && state.step !== 'saved';
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onClose={() => {
        cancel();
        onClose();
      }}
    >
      <h2 id={title} className={styles.title}>
        {fill(offline.saveTitle, { product: products[product] })}
      </h2>
      <p role="status" data-save-step={state.step}>
        {texts[state.step]}
      </p>
      {state.step === 'saving' && (
        <progress
          className={styles.progress}
          aria-label={offline.saving}
          value={state.done}
          max={state.bytes}
        />
      )}
      <div className={styles.actions}>
        {canStart && (
          <button type="button" className={styles.primary} onClick={start}>
            {state.step === 'ready' ? offline.start : offline.retry}
          </button>
        )}
        {state.step === 'saving' ? (
          <button type="button" className={styles.button} onClick={cancel}>
            {offline.cancel}
          </button>
        ) : (
          <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
            {offline.close}
          </button>
        )}
      </div>
    </dialog>
  );
}
