import type { Plugin } from 'vite';
import type { DemoDescriber } from '../demos/source/index.node.ts';
import type { CompilePool, PageCompiler } from '../mdx/index.node.ts';
import { browserOnlyPlugin } from './browserOnlyPlugin.node.ts';
import { bundlesPlugin } from './bundlesPlugin.node.ts';
import type { PageFiles } from './pageFiles.node.ts';
import { preparePlugin } from './preparePlugin.node.ts';
import { prerenderPlugin } from './prerenderPlugin.node.ts';
import { renderDemosPlugin } from './renderDemosPlugin.node.ts';
import type { Site } from './readSite.node.ts';
import type { Report } from './report.node.ts';
import type { Store } from '../build-tools/index.node.ts';

/** Where a build writes, what it remembers and to whom it speaks. */
export interface BuildTarget {
  /** The site, while it is built. */
  outDir: string;
  /** What only the build itself needs. */
  workDir: string;
  report: Report;
  store: Store;
  results: {
    pages: number;
    pageFiles: PageFiles;
  };
}

export interface BuildParts extends Site {
  target: BuildTarget;
  pool: CompilePool;
  pages: PageCompiler;
  demos: DemoDescriber;
}

/** The phases around the bundles. */
export function buildPlugins(parts: BuildParts): Plugin[] {
  return [
    ...renderDemosPlugin(parts),
    preparePlugin(parts),
    browserOnlyPlugin(),
    ...bundlesPlugin(parts),
    prerenderPlugin(parts),
  ];
}
