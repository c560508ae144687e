import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useDocsConfig } from '../../config/index.ts';
import { localizePath } from '../../language/paths.ts';
import { demoPagePath } from '../description.ts';
import {
  CodeSandboxIcon,
  DownloadIcon,
  MoreIcon,
  PageIcon,
  PlaygroundIcon,
  StackBlitzIcon,
} from '../icons.tsx';
import type { Destination } from '../takeAway.ts';
import { demoEvent } from './Toolbar.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';
import { useHydrated } from './useHydrated.ts';
import styles from './DemoMenu.module.css';

interface DemoMenuProps {
  id: string;
  name: string;
  /** The demo stands on its own page already. */
  alone: boolean;
  onTakeAway: (destination: Destination) => void;
  /** The playground's address with the shown code in it. */
  playgroundLink: () => Promise<string>;
}

/** What leads away from the page. A menu on the platform's own popover, filled when it opens. */
export function DemoMenu({ id, name, alone, onTakeAway, playgroundLink }: DemoMenuProps) {
  const { strings, language } = useDocsConfig();
  const { demo } = strings;
  const isHydrated = useHydrated();
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [playground, setPlayground] = useState('/playground/');

  function onBeforeToggle(opens: boolean) {
    setOpen(opens);
    if (!opens) return;
    placeUnder(menu.current, button.current);
    playgroundLink().then(setPlayground, () => {});
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const items = itemsOf(event.currentTarget);
    const index = items.indexOf(event.target as HTMLElement);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') menu.current?.hidePopover();
    // The toolbar around the menu has the same keys.
    event.stopPropagation();
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % items.length)?.focus();
  }

  const close = () => menu.current?.hidePopover();
  const takeAway = (destination: Destination) => () => {
    close();
    onTakeAway(destination);
  };

  return (
    <>
      <ToolbarButton
        ref={button}
        item="more"
        label={demo.more}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={isHydrated ? menuId : undefined}
      >
        <MoreIcon />
      </ToolbarButton>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        role="menu"
        aria-label={demo.more}
        className={styles.menu}
        onBeforeToggle={({ newState }) => onBeforeToggle(newState === 'open')}
        onToggle={({ newState }) => newState === 'open' && itemsOf(menu.current)[0]?.focus()}
        onKeyDown={onKeyDown}
      >
        {isOpen && (
          <>
            {!alone && (
              <Item
                icon={<PageIcon />}
                href={localizePath(demoPagePath(id), language)}
                {...demoEvent('own-page', name)}
                onClick={close}
              >
                {demo.openPage}
              </Item>
            )}
            <Item
              icon={<PlaygroundIcon />}
              href={playground}
              {...demoEvent('playground', name)}
              onClick={close}
            >
              {demo.openPlayground}
            </Item>
            <Item
              icon={<StackBlitzIcon />}
              {...demoEvent('stackblitz', name)}
              onClick={takeAway('stackblitz')}
            >
              {demo.openStackBlitz}
            </Item>
            <Item
              icon={<CodeSandboxIcon />}
              {...demoEvent('codesandbox', name)}
              onClick={takeAway('codesandbox')}
            >
              {demo.openCodeSandbox}
            </Item>
            <Item
              icon={<DownloadIcon />}
              {...demoEvent('download', name)}
              onClick={takeAway('download')}
            >
              {demo.download}
            </Item>
          </>
        )}
      </div>
    </>
  );
}

interface ItemProps {
  icon: ReactNode;
  /** A link, opened in another tab; without it, a command. */
  href?: string;
  onClick: () => void;
  children: ReactNode;
}

function Item({ icon, href, children, ...rest }: ItemProps) {
  const shared = { ...rest, role: 'menuitem', tabIndex: -1, className: styles.item };
  return href === undefined ? (
    <button type="button" {...shared}>
      {icon}
      {children}
    </button>
  ) : (
    <a href={href} target="_blank" rel="noopener" {...shared}>
      {icon}
      {children}
    </a>
  );
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}

/** In the document's own coordinates, so that the menu scrolls along with its button. */
function placeUnder(menu: HTMLElement | null, button: HTMLElement | null): void {
  if (!menu || !button) return;
  const { bottom, left, right } = button.getBoundingClientRect();
  const rtl = getComputedStyle(button).direction === 'rtl';
  const { clientWidth } = document.documentElement;
  menu.style.insetBlockStart = `${bottom + window.scrollY + 6}px`;
  menu.style.insetInlineEnd = `${Math.max(8, rtl ? left : clientWidth - right)}px`;
}
