/** Set in every bundle: `base` of site.config.ts without its last slash. Node has none: there, a path is a file. */
declare const docsBase: string | undefined;

const root = typeof docsBase === 'undefined' ? '' : docsBase;

/**
 * The address of a path of this site on its host: `/x/search/` is `/docs/x/search/` with the base `/docs/`.
 * An address stays as it is, and so does a link to elsewhere.
 */
export function toAddress(path: string): string {
  if (root === '' || !/^\/(?!\/)/.test(path)) return path;
  return path.startsWith(`${root}/`) ? path : root + path;
}

/** The path of an address of this host, or nothing for one outside of this site. */
export function fromAddress(address: string): string {
  if (root === '') return address;
  return address.startsWith(`${root}/`) ? address.slice(root.length) : '';
}
