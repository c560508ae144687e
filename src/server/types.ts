import type { Redirect } from '../links/index.ts';

/** Headers for every path that matches; a later rule wins over an earlier one, header by header. */
export interface HeaderRule {
  /** An exact path, or a prefix that ends in `/*`. */
  path: string;
  headers: Record<string, string>;
}

/** What the bundled server and a static host must agree on. */
export interface ServerRules {
  headers: HeaderRule[];
  redirects: Redirect[];
  /** Where the site lives on its host, if not at its root: `/docs/`. */
  base?: string;
}
