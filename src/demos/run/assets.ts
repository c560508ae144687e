/** The files that run a demo: its module first, then what it imports, and its stylesheets. */
export interface DemoAssets {
  js: string[];
  css: string[];
}

/** The files of a demo, by the path of its module inside `content/`. */
export type ResolveAssets = (file: string) => DemoAssets;
