/** The items of a menu, in their order. */
export function menuItemsOf(menu: Element | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
}

interface MenuKey {
  key: string;
  target: EventTarget;
  preventDefault: () => void;
}

/** Arrows, Home and End move the focus from item to item, round and round. */
export function moveInMenu(event: MenuKey, menu: Element | null): void {
  const items = menuItemsOf(menu);
  const index = items.indexOf(event.target as HTMLElement);
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items.at(next % items.length)?.focus();
}
