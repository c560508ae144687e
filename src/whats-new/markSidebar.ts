import type { MarkedPlaces } from './marks.ts';

interface MarkOptions extends MarkedPlaces {
  /** As in an address of this language. */
  localize: (path: string) => string;
  /** The text of a mark for a release line. */
  textOf: (line: string) => string;
  className: string;
}

/** Marks entries of the sidebar, also those of sections that come later; the answer takes all marks away. */
export function markSidebar(tree: HTMLElement, options: MarkOptions): () => void {
  const { pages, groups, localize, textOf, className } = options;
  const byHref = new Map([...pages].map(([path, line]) => [localize(path), line]));
  const attribute = 'data-news';

  function mark(element: Element | null, line: string | undefined) {
    if (!element || line === undefined || element.querySelector(`[${attribute}]`)) return;
    const chip = Object.assign(tree.ownerDocument.createElement('span'), {
      className,
      textContent: textOf(line),
    });
    chip.setAttribute(attribute, '');
    const label = element.querySelector('span');
    // A title without markers has no element of its own.
    if (label) label.after(chip);
    else element.append(chip);
  }

  const markAll = () => {
    for (const link of tree.querySelectorAll('a'))
      mark(link, byHref.get(link.getAttribute('href') ?? ''));
    for (const group of tree.querySelectorAll<HTMLElement>('[data-group]'))
      mark(group.querySelector(':scope > summary'), groups.get(group.dataset.group ?? ''));
  };
  markAll();
  const observer = new MutationObserver(markAll);
  observer.observe(tree, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const chip of tree.querySelectorAll(`[${attribute}]`)) chip.remove();
  };
}
