import type { DemoHeight } from './demoHeight.ts';
import type { CodeVariant, Styling } from './types.ts';

/** A file of a demo in one styling and language, ready to be shown, copied, edited and exported. */
export interface ShownFile {
  /** The tab's label. */
  name: string;
  /** From the content folder; imports between a demo's files are resolved with it. */
  path: string;
  text: string;
  html: string;
  /**
   * On the demo's own file, when it imports others: all of them as one module, which is what Copy gives.
   */
  single?: string;
}

/** Everything that is shown of a demo; served as JSON and loaded when something other than the default is asked for. */
export type DemoCode = Partial<Record<Styling, Record<CodeVariant, ShownFile[]>>>;

export interface DemoPreview {
  styling: Styling;
  /** Absent when both languages read the same. */
  variant?: CodeVariant;
  html: string;
}

/** What a page's HTML carries of a demo. */
export interface DemoDescription {
  /** From the content folder: `data-grid/sorting/MultiSort`. */
  id: string;
  name: string;
  /** What the page reserves for the running demo. */
  height: DemoHeight;
  stylings: Styling[];
  /** The collapsed code, in every styling and language: the first paint is right for every reader. */
  previews: DemoPreview[];
  /** The files of the default styling in TypeScript. */
  files: ShownFile[];
  /** npm packages that the demo imports. */
  packages: string[];
}

/** The module of `MultiSort.tsx?demo` in the server graph. */
export interface DemoModule {
  description: DemoDescription;
  code: DemoCode;
}

/** A demo as one module. `files`: in one styling and language. */
export function singleFileOf([main]: readonly ShownFile[]): string {
  return main?.single ?? main?.text ?? '';
}

/** Where a demo's `DemoCode` is served. */
export function demoCodePath(id: string): string {
  return `/x/demos/${id}.json`;
}

/** The inverse of `demoCodePath`; undefined for other paths. */
export function demoIdOfCode(path: string): string | undefined {
  return /^\/x\/demos\/(.+)\.json$/.exec(path)?.[1];
}

/** Where a demo stands alone. */
export function demoPagePath(id: string): string {
  return `/x/demo/${id}/`;
}

/** The inverse of `demoPagePath`; undefined for other paths. */
export function demoIdOf(canonicalPath: string): string | undefined {
  return /^\/x\/demo\/(.+)\/$/.exec(canonicalPath)?.[1];
}

/** Packages that need a license key, and show a watermark without one. */
export function needsLicense(packages: readonly string[]): boolean {
  return packages.some((name) => /^@mui\/x-[a-z-]+-(pro|premium)$/.test(name));
}
