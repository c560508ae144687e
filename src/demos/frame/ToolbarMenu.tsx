import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { MoreIcon } from './icons.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';
import { menuItemsOf, moveInMenu, useHydrated } from '../../ui/index.ui.ts';
import styles from './ToolbarMenu.module.css';

interface ToolbarMenuProps {
  id: string;
  label: string;
  /** A line under the items. */
  note?: string | undefined;
  onOpen: () => void;
  /** Menu items, rendered when the menu opens. */
  children: ReactNode;
}

/** A menu at the end of a toolbar, on the platform's own popover: Escape and a click outside close it. */
export function ToolbarMenu({ id, label, note, onOpen, children }: ToolbarMenuProps) {
  const isHydrated = useHydrated();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  function onBeforeToggle(opens: boolean) {
    if (!opens) return;
    setOpen(true);
    placeUnder(menu.current, button.current);
    onOpen();
  }

  function onToggle(opened: boolean) {
    // Not earlier: the browser gives the focus back while the item that has it is there.
    if (!opened) return setOpen(false);
    menuItemsOf(menu.current)[0]?.focus();
    // Under a button at the bottom of the window it would be cut off.
    menu.current?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // The toolbar around the menu has the same keys.
    event.stopPropagation();
    if (event.key === 'Tab') menu.current?.hidePopover();
    moveInMenu(event, event.currentTarget);
  }

  return (
    <>
      <ToolbarButton
        ref={button}
        item="more"
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // Without it, a press before the page is interactive is kept, and played again.
        popoverTarget={isHydrated ? id : undefined}
      >
        <MoreIcon />
      </ToolbarButton>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        aria-describedby={isOpen && note ? `${id}-note` : undefined}
        className={styles.menu}
        onBeforeToggle={({ newState }) => onBeforeToggle(newState === 'open')}
        onToggle={({ newState }) => onToggle(newState === 'open')}
        onClick={() => menu.current?.hidePopover()}
        onKeyDown={onKeyDown}
      >
        {isOpen && children}
        {isOpen && note && (
          <p id={`${id}-note`} role="none" className={styles.note}>
            {note}
          </p>
        )}
      </div>
    </>
  );
}

interface MenuItemProps {
  icon: ReactNode;
  /** A link, opened in another tab; without it, a command. */
  href?: string;
  onClick?: () => void;
  /** Of a choice: whether it is made. */
  checked?: boolean;
  /** One of several, or one that is on or off. */
  choice?: 'radio' | 'checkbox';
  children: ReactNode;
}

export function MenuItem({ icon, href, checked, choice, children, ...rest }: MenuItemProps) {
  const shared = {
    ...rest,
    role: choice ? `menuitem${choice}` : 'menuitem',
    'aria-checked': checked,
    tabIndex: -1,
    className: styles.item,
  };
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

/** In the document's own coordinates, so that the menu scrolls along with its button. */
function placeUnder(menu: HTMLElement | null, button: HTMLElement | null): void {
  if (!menu || !button) return;
  const { bottom, left, right } = button.getBoundingClientRect();
  const rtl = getComputedStyle(button).direction === 'rtl';
  const { clientWidth } = document.documentElement;
  menu.style.insetBlockStart = `${bottom + window.scrollY + 6}px`;
  menu.style.insetInlineEnd = `${Math.max(8, rtl ? left : clientWidth - right)}px`;
}
