/** The files that run a demo: its module first, then what it imports, and its stylesheets. */
export interface DemoAssets {
  js: string[];
  css: string[];
}

/** With what its scripts cost, which a build knows. */
export interface ResolvedAssets extends DemoAssets {
  /** Bytes of all scripts, compressed with gzip. */
  bytes?: number;
}

/** The files of a demo, by the path of its module inside `content/`. */
export type ResolveAssets = (file: string) => ResolvedAssets;
