import { useRef, type KeyboardEvent } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { rovingIndex } from './rovingIndex.ts';
import { demoEvent } from './Toolbar.tsx';
import styles from './DemoCode.module.css';

interface FileTabsProps {
  demo: string;
  names: readonly string[];
  selected: number;
  panelId: string;
  onSelect: (index: number) => void;
}

/** The files of a demo, one tab each; the arrows select. */
export function FileTabs({ demo, names, selected, panelId, onSelect }: FileTabsProps) {
  const { strings } = useDocsConfig();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const index = rovingIndex({ key: event.key, index: selected, count: names.length, rtl });
    if (index === undefined) return;
    event.preventDefault();
    onSelect(index);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={strings.demo.files}
      className={styles.tabs}
      onKeyDown={onKeyDown}
    >
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={index === selected}
          aria-controls={panelId}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onSelect(index)}
          {...demoEvent('file', demo)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
