import { toAddress } from '../../links/index.ts';
import { sidebarKey } from './sidebarState.ts';

interface Place {
  /** The page's path as in the address bar. */
  path: string;
  /** The entry at the top of the tree that holds it. */
  section?: string;
  language: string;
}

/** Sections get their entries when a reader opens them, also those opened before the page could act. */
export function keepSections(nav: HTMLElement, window: Window): () => void {
  const open = (event: Event) => {
    const group = event.target;
    if (group instanceof HTMLDetailsElement && group.open) void fillSection(group, window);
  };
  for (const group of nav.querySelectorAll<HTMLDetailsElement>('details[data-lazy][open]')) {
    void fillSection(group, window);
  }
  nav.addEventListener('toggle', open, true);
  return () => nav.removeEventListener('toggle', open, true);
}

/** Marks the entry of the page, opens the groups around it and brings it into view. */
export async function showCurrent(nav: HTMLElement, window: Window, place: Place): Promise<void> {
  const tree = nav.querySelector<HTMLElement>('[data-sidebar-tree]');
  if (!tree) return;
  const isOther = (tree.dataset.language ??= place.language) !== place.language;
  if (tree.childElementCount === 0 || isOther) await fetchTree(tree, window, place);
  const group = [...tree.querySelectorAll<HTMLDetailsElement>('details[data-lazy]')].find(
    ({ dataset }) => dataset.group === place.section,
  );
  if (group) await fillSection(group, window);
  const links = [...tree.querySelectorAll('a')];
  for (const link of links) link.removeAttribute('aria-current');
  const current = links.filter((link) => link.getAttribute('href') === toAddress(place.path));
  for (const link of current) link.setAttribute('aria-current', 'page');
  if (current[0]) reveal(nav, current[0]);
}

/** Without its file a section keeps its first page, and the way there works. */
async function fillSection(group: HTMLDetailsElement, window: Window): Promise<void> {
  const url = group.dataset.lazy;
  if (url === undefined) return;
  const text = await textOf(url, window);
  if (text === undefined || group.dataset.lazy !== url) return;
  delete group.dataset.lazy;
  const list = group.querySelector('ul');
  const hadFocus = list?.contains(window.document.activeElement);
  if (list) list.outerHTML = text;
  if (hadFocus) group.querySelector('a')?.focus();
  try {
    window.sessionStorage.setItem(sidebarKey + url, text);
  } catch {
    // Blocked or full: after a reload the section is fetched again.
  }
}

/** A page without a sidebar, or one in another language, came before this one. */
async function fetchTree(tree: HTMLElement, window: Window, place: Place): Promise<void> {
  const text = await textOf(place.path, window);
  const page = new DOMParser().parseFromString(text ?? '', 'text/html');
  tree.innerHTML = page.querySelector('[data-sidebar-tree]')?.innerHTML ?? '';
  tree.dataset.language = place.language;
}

async function textOf(url: string, window: Window): Promise<string | undefined> {
  try {
    const response = await window.fetch(toAddress(url));
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** Moves no more than needed. */
function reveal(nav: HTMLElement, link: HTMLElement): void {
  const scroller = nav.querySelector<HTMLElement>('[data-sidebar-scroll]');
  if (!scroller) return;
  for (
    let group = link.closest('details');
    group;
    group = group.parentElement?.closest('details') ?? null
  ) {
    group.open = true;
  }
  const box = scroller.getBoundingClientRect();
  const row = link.getBoundingClientRect();
  if (row.top < box.top || row.bottom > box.bottom) {
    scroller.scrollTop += row.top - box.top - box.height / 2;
  }
}
