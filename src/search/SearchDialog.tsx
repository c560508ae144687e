'use client';

import { useEffect, useRef } from 'react';
import { useDocsConfig } from '../config/index.ts';
import { productRoots, type ProductId } from '../navigation/index.ts';
import { OfflineTools } from '../service-worker/index.ui.ts';
import { SearchPanel } from './SearchPanel.tsx';
import styles from './SearchDialog.module.css';

const isProduct = (name: string): name is ProductId => name in productRoots;

interface SearchDialogProps {
  initialQuery: string;
  product: string;
  onClose: () => void;
}

export function SearchDialog({ initialQuery, product, onClose }: SearchDialogProps) {
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
      {isProduct(product) && (
        <div className={styles.offline}>
          <OfflineTools product={product} hasBadge={false} />
        </div>
      )}
      <p className={styles.hints} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {strings.search.hintMove} <kbd>↵</kbd> {strings.search.hintOpen}{' '}
        <kbd>Esc</kbd> {strings.search.hintClose}
      </p>
    </dialog>
  );
}
