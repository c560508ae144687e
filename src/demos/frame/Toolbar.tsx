import {
  createContext,
  useContext,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { rovingIndex } from './rovingIndex.ts';

interface ToolbarState {
  /** The one control that Tab stops at. */
  current: string;
  /** The demo's name, for analytics. */
  demo: string;
}

const ToolbarContext = createContext<ToolbarState>({ current: '', demo: '' });

interface ToolbarProps extends ComponentProps<'div'> {
  ref?: Ref<HTMLDivElement>;
  label: string;
  demo: string;
  /** The item that Tab stops at before any had the focus. */
  first: string;
  children: ReactNode;
}

/** The toolbar pattern: one stop for Tab, arrows inside. https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ */
export function Toolbar({ label, demo, first, children, ...rest }: ToolbarProps) {
  const [current, setCurrent] = useState(first);
  const [tipsHidden, setTipsHidden] = useState(false);

  function onFocus({ target }: FocusEvent) {
    const { item } = (target as HTMLElement).dataset;
    if (item !== undefined) setCurrent(item);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item]')];
    const index = items.indexOf(event.target as HTMLElement);
    if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') setTipsHidden(true);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = rovingIndex({ key: event.key, index, count: items.length, rtl });
    if (next === undefined) return;
    event.preventDefault();
    setTipsHidden(false);
    items[next]?.focus();
  }

  return (
    <div
      {...rest}
      role="toolbar"
      aria-label={label}
      data-tips-hidden={tipsHidden ? '' : undefined}
      onFocus={onFocus}
      onBlur={() => setTipsHidden(false)}
      onPointerLeave={() => setTipsHidden(false)}
      onKeyDown={onKeyDown}
    >
      <ToolbarContext value={{ current, demo }}>{children}</ToolbarContext>
    </div>
  );
}

/** What makes an element a control of the toolbar, and its clicks an event. */
export function useToolbarItem(item: string) {
  const { current, demo } = useContext(ToolbarContext);
  return { 'data-item': item, tabIndex: item === current ? 0 : -1, ...demoEvent(item, demo) };
}

/** Attributes that report an element's clicks to analytics. */
export function demoEvent(action: string, demo: string) {
  return {
    'data-ga-event-category': 'demo',
    'data-ga-event-action': action,
    'data-ga-event-label': demo,
  };
}
