/** Of the state in the session's storage; with its address behind it, of a section that was opened. */
export const sidebarKey = 'docs:sidebar';

interface SidebarState {
  open: string[];
  scroll: number;
}

/**
 * Opens the reader's groups again and scrolls back, before the sidebar is painted: text for an
 * inline script at the end of the sidebar.
 */
const source = `
function(d,w,k){
try{
var s=JSON.parse(w.sessionStorage.getItem(k)),n=d.getElementById("docs-sidebar");
s.open.forEach(function(g){
Array.prototype.some.call(n.querySelectorAll("details"),function(e){
if(e.getAttribute("data-group")!==g)return false;
var u=e.getAttribute("data-lazy"),h=u&&w.sessionStorage.getItem(k+u);
if(h){e.querySelector("ul").outerHTML=h;e.removeAttribute("data-lazy")}
return e.open=true
})
});
n.querySelector("[data-sidebar-scroll]").scrollTop=s.scroll
}catch(e){}
}`;

export function sidebarScript(): string {
  return `(${source.replaceAll('\n', '')})(document,window,${JSON.stringify(sidebarKey)})`;
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
