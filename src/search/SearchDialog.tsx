'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { useDocsConfig } from '../config/index.ts';
import { SearchPanel } from './SearchPanel.tsx';
import styles from './SearchDialog.module.css';

interface SearchDialogProps {
  initialQuery: string;
  product: string;
  onClose: () => void;
  /** Below the results. */
  children?: ReactNode;
}

export function SearchDialog({ initialQuery, product, onClose, children }: SearchDialogProps) {
  const { strings } = useDocsConfig();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={strings.search.label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <SearchPanel
        initialQuery={initialQuery}
        product={product}
        onChosen={close}
        onEscape={close}
      />
      {children && <div className={styles.below}>{children}</div>}
      <p className={styles.hints} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {strings.search.hintMove} <kbd>↵</kbd> {strings.search.hintOpen}{' '}
        <kbd>Esc</kbd> {strings.search.hintClose}
      </p>
    </dialog>
  );
}
