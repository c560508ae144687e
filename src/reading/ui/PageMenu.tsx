'use client';

import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { menuItemsOf, moveInMenu } from '../../ui/index.ui.ts';
import { assistantLinks } from '../assistants.ts';
import { bookmarks, openPage } from '../browserPages.ts';
import { allCodeEvent, shortcutsEvent } from '../events.ts';
import { copyForAgent } from './copyForAgent.ts';
import styles from './PageMenu.module.css';

interface PageMenuProps {
  twin: string;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const item = { role: 'menuitem', tabIndex: -1, className: styles.item } as const;

/** A popover under its button: arrows move, Escape and a press elsewhere close. */
export function PageMenu({ twin, button, onClose }: PageMenuProps) {
  const { config, strings } = useDocsConfig();
  const { reading } = strings;
  const menu = useRef<HTMLDivElement>(null);
  const [copying, setCopying] = useState<'copied' | 'notCopied'>();
  const page = openPage();
  const isKept = page !== undefined && bookmarks.has(page.path);
  const hasDemos = document.querySelector('[data-demo]') !== null;
  const tell = (name: string, detail?: boolean) =>
    window.dispatchEvent(new CustomEvent(name, { detail }));

  const commands: [text: string, run: () => void][] = [];
  if (page && isKept) commands.push([reading.removeBookmark, () => bookmarks.remove(page.path)]);
  else if (page) commands.push([reading.addBookmark, () => bookmarks.add(page)]);
  if (hasDemos) {
    commands.push([reading.expandCode, () => tell(allCodeEvent, true)]);
    commands.push([reading.collapseCode, () => tell(allCodeEvent, false)]);
  }
  commands.push([reading.shortcuts, () => tell(shortcutsEvent)]);

  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    element.showPopover();
    placeUnder(element, button.current);
    menuItemsOf(element)[0]?.focus({ preventScroll: true });
  }, [button]);

  function close() {
    menu.current?.hidePopover();
    button.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') close();
    else moveInMenu(event, menu.current);
  }

  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      aria-label={reading.menu}
      className={styles.menu}
      onKeyDown={onKeyDown}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <button
        type="button"
        {...item}
        onClick={() => void copyForAgent(twin, reading.agentPrompt, config.origin).then(setCopying)}
      >
        {copying ? reading[copying] : reading.askAgent}
      </button>
      {config.origin &&
        assistantLinks(reading.assistantPrompt, config.origin + twin).map(({ name, href }) => (
          <a key={name} {...item} href={href} target="_blank" rel="noopener" onClick={close}>
            {reading.openIn.replace('{name}', name)}
          </a>
        ))}
      {commands.map(([text, run]) => (
        <button
          key={text}
          type="button"
          {...item}
          onClick={() => {
            close();
            run();
          }}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** In the document's own coordinates, so that the menu scrolls along with its button. */
function placeUnder(menu: HTMLElement, button: HTMLElement | null): void {
  if (!button) return;
  const { bottom, left, right } = button.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const rtl = getComputedStyle(button).direction === 'rtl';
  const start = rtl ? clientWidth - right : left;
  const most = Math.max(8, clientWidth - menu.offsetWidth - 8);
  menu.style.insetBlockStart = `${bottom + window.scrollY + 6}px`;
  menu.style.insetInlineStart = `${Math.min(start, most)}px`;
}
