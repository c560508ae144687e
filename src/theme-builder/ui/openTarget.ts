/** A link to a group of settings opens it: `#data-grid`. Gives the end of listening. */
export function openTarget(window: Window): () => void {
  const open = () => {
    const id = window.location.hash.slice(1);
    const group = /^[a-z-]{1,30}$/.test(id) ? window.document.getElementById(id) : null;
    if (group?.tagName !== 'DETAILS') return;
    group.setAttribute('open', '');
    group.scrollIntoView({ block: 'center' });
  };
  open();
  window.addEventListener('hashchange', open);
  return () => window.removeEventListener('hashchange', open);
}
