import type { KeyboardEvent, PointerEvent } from 'react';
import { shareAfterKey, shareAtPointer } from './splitShare.ts';
import styles from './CodeWorkbench.module.css';

interface SplitterProps {
  label: string;
  /** The code's part of the width, in percent. */
  share: number;
  onShare: (share: number) => void;
}

/** Between code and result: dragged, or moved with the arrow keys, Home and End. */
export function Splitter({ label, share, onShare }: SplitterProps) {
  const isRtl = () => document.documentElement.dir === 'rtl';
  function press(event: KeyboardEvent) {
    const next = shareAfterKey(event.key, share, isRtl());
    if (next === undefined) return;
    event.preventDefault();
    onShare(next);
  }
  function drag({ currentTarget, clientX, buttons }: PointerEvent) {
    const panes = currentTarget.parentElement?.getBoundingClientRect();
    if (buttons === 1 && panes) onShare(shareAtPointer(clientX, panes, isRtl()));
  }
  return (
    <div
      className={styles.splitter}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={20}
      aria-valuemax={80}
      aria-valuenow={share}
      onKeyDown={press}
      // Captured: the frame of the result would swallow the moves.
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  );
}
