/** Of the state in the session's storage; with its address behind it, of a section that was opened. */
export const sidebarKey = 'docs:sidebar';

export interface SidebarState {
  open: string[];
  scroll: number;
}

/** Keeps open groups and scroll for reloads; a storage that refuses loses only that. */
export function watchSidebar(nav: HTMLElement, window: Window): () => void {
  const scroller = nav.querySelector('[data-sidebar-scroll]');
  let timer = 0;
  const save = () => {
    const groups = nav.querySelectorAll<HTMLDetailsElement>('details[data-group]');
    const state: SidebarState = {
      open: [...groups].filter(({ open }) => open).map(({ dataset }) => dataset.group ?? ''),
      scroll: scroller?.scrollTop ?? 0,
    };
    try {
      window.sessionStorage.setItem(sidebarKey, JSON.stringify(state));
    } catch {
      // Blocked or full: the sidebar works, it is only not remembered.
    }
  };
  const soon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(save, 100);
  };
  nav.addEventListener('toggle', soon, true);
  nav.addEventListener('scroll', soon, true);
  return () => {
    window.clearTimeout(timer);
    nav.removeEventListener('toggle', soon, true);
    nav.removeEventListener('scroll', soon, true);
  };
}
