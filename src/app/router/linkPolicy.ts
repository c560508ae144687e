import { fromAddress } from '../../links/index.ts';

export interface ClickLike {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  defaultPrevented: boolean;
}

export interface LinkLike {
  href: string;
  target: string;
  hasAttribute(name: string): boolean;
}

/** Whether a link leads to a page that the router can swap in; everything else is the browser's. */
export function isPageLink(link: LinkLike, here: URL): boolean {
  if (link.target && link.target !== '_self') return false;
  if (link.hasAttribute('download')) return false;
  const url = new URL(link.href, here);
  if (url.origin !== here.origin || !url.pathname.endsWith('/')) return false;
  return /^(\/[a-z]{2}(-[A-Za-z]+)?)?\/x\//.test(fromAddress(url.pathname));
}

/** Modified clicks (new tab, save, …) and handled ones are the browser's own. */
export function isPlainClick(click: ClickLike): boolean {
  const modified = click.metaKey || click.ctrlKey || click.altKey || click.shiftKey;
  return click.button === 0 && !modified && !click.defaultPrevented;
}

/** A jump inside the page needs no router. */
export function isSamePage(url: URL, here: URL): boolean {
  return url.pathname === here.pathname && url.search === here.search;
}
