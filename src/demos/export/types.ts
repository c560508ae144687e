import type { CodeVariant, DemoFile, Styling } from '../source/index.ts';

/** What the site itself runs, so that a project taken away runs the same. */
export interface Versions {
  /** Exact versions by package name: libraries and build tools. */
  packages: Record<string, string>;
  /** The packages that a package needs beside it. */
  peers: Record<string, string[]>;
  /** By adapter name (`AdapterDayjs`): its date library, and what that needs. */
  adapters: Record<string, Record<string, string>>;
  /** By package name: the package that holds its types, for TypeScript projects. */
  types: Record<string, Record<string, string>>;
  /** Versions that transitive packages are held to, as npm writes them: nested under a parent or not. */
  overrides: Record<string, string | Record<string, string>>;
}

export interface ThemeSettings {
  mode: 'light' | 'dark' | 'system';
  direction: 'ltr' | 'rtl';
}

export interface ExportRequest {
  /** The demo's name: `MultiSort`. */
  demo: string;
  variant: CodeVariant;
  styling: Styling;
  /** The files of one styling variant, the demo's own first; the text may be a reader's edit. */
  files: Pick<DemoFile, 'path' | 'language' | 'ts' | 'js'>[];
  versions: Versions;
  title: string;
  theme?: Partial<ThemeSettings>;
}

/** Text by path. */
export type ProjectFiles = Record<string, string>;

/** A form that takes a project to another site by POST. */
export interface PostForm {
  action: string;
  method: 'POST';
  fields: Record<string, string>;
}
