import type { SidebarState } from './sidebarState.ts';

/**
 * Inline script at the end of the sidebar: opens the reader's groups again, with the entries that were fetched
 * for them, and scrolls back, before the sidebar is painted.
 */
export default function restoreSidebar(
  document: Pick<Document, 'getElementById'>,
  window: Pick<Window, 'sessionStorage'>,
  key: string,
): void {
  try {
    const storage = window.sessionStorage;
    const state = JSON.parse(storage.getItem(key) ?? '') as SidebarState;
    const nav = document.getElementById('docs-sidebar');
    // Live: entries that are put in may hold open groups of their own.
    for (const group of nav?.getElementsByTagName('details') ?? []) {
      const { dataset } = group;
      if (!state.open.includes(dataset.group ?? '')) continue;
      const entries = dataset.lazy && storage.getItem(key + dataset.lazy);
      const list = group.querySelector('ul');
      if (entries && list) {
        list.outerHTML = entries;
        delete dataset.lazy;
      }
      group.open = true;
    }
    const scroller = nav?.querySelector('[data-sidebar-scroll]');
    if (scroller) scroller.scrollTop = state.scroll;
  } catch {
    // Storage is blocked or empty: the sidebar is as the server wrote it.
  }
}
