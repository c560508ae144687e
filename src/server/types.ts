/** Headers for every path that matches; a later rule wins over an earlier one, header by header. */
export interface HeaderRule {
  /** An exact path, or a prefix that ends in `/*`. */
  path: string;
  headers: Record<string, string>;
}

export interface Redirect {
  /** An exact path (with or without its last slash), or a prefix that ends in `/*`. */
  from: string;
  /** A path or an absolute URL; `:splat` stands for what the `*` of `from` matched. */
  to: string;
  status: 301 | 302 | 307 | 308;
}

/** What the bundled server and a static host must agree on. */
export interface ServerRules {
  headers: HeaderRule[];
  redirects: Redirect[];
}
