export type Styling = 'system' | 'css' | 'tailwind';
export type CodeVariant = 'TS' | 'JS';
export type DemoLanguage = 'tsx' | 'ts' | 'css' | 'json';

/** One file of a demo as it is shown and copied: region marks are already gone. */
export interface DemoFile {
  /** The tab's label while TypeScript is shown: `MultiSort.tsx`, whatever the styling. */
  name: string;
  /** The tab's label while JavaScript is shown: `MultiSort.js`. */
  jsName: string;
  /** The path of the file in the content folder: `data-grid/sorting/MultiSort.css.tsx`. */
  path: string;
  language: DemoLanguage;
  ts: string;
  /** Empty when the file holds types alone. */
  js: string;
}

/** Lines of the shown text, counted from 1, both ends included. */
export interface LineRange {
  from: number;
  to: number;
}

export interface Preview extends LineRange {
  /** The lines themselves, moved to the left margin. */
  text: string;
}

export interface DemoVariant {
  /** The demo's own file first, then what it imports from its folder and from the samples. */
  files: DemoFile[];
  /** What shows while the code is collapsed; absent when the demo marks no region. */
  preview?: { ts: Preview; js: Preview };
  /** All of it as one module, which runs where it is pasted; absent when the demo's own file is that. */
  single?: { ts: string; js: string };
}

export interface DemoSource {
  name: string;
  /** The folder of the demo's page, from the content folder: `data-grid/sorting`. */
  folder: string;
  variants: { system: DemoVariant } & Partial<Record<Styling, DemoVariant>>;
}
