import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Covers the window with an element. The document as a whole goes full screen, not the element:
 * menus and dialogs of a demo are in `<body>`, and would stay behind. Where the browser refuses,
 * the element still covers the window.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);

  useLayoutEffect(() => {
    if (!isFull || !element.current) return undefined;
    const { scrollY } = window;
    const restore = makeAroundInert(element.current);
    document.documentElement.dataset.covered = '';
    return () => {
      restore();
      delete document.documentElement.dataset.covered;
      window.scrollTo({ top: scrollY, behavior: 'instant' });
    };
  }, [isFull, element]);

  useEffect(() => {
    if (!isFull) return undefined;
    const root = document.documentElement;
    const onChange = () => !document.fullscreenElement && setFull(false);
    const onKeyDown = (event: KeyboardEvent) => {
      // What is open inside the demo or the toolbar takes Escape first.
      if (event.key === 'Escape' && !event.defaultPrevented) setFull(false);
    };
    root.requestFullscreen?.().catch(() => {});
    document.addEventListener('fullscreenchange', onChange);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      window.removeEventListener('keydown', onKeyDown);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    };
  }, [isFull]);

  return { isFull, toggle: () => setFull((full) => !full) };
}

/** Everything beside the element and its ancestors is out of reach; what a demo opens later is not. */
function makeAroundInert(element: HTMLElement): () => void {
  const changed: HTMLElement[] = [];
  for (let at = element; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling === at || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      changed.push(sibling);
    }
  }
  return () => changed.forEach((sibling) => (sibling.inert = false));
}
