import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../build-tools/index.node.ts';
import { importsOf } from './importsOf.ts';
import { resolveImport } from './resolveImport.node.ts';
import type { Styling } from './types.ts';

export interface DiscoveredDemo {
  name: string;
  /** From the content folder, with forward slashes: `data-grid/sorting`. */
  folder: string;
  /** The path of the system version, whether it exists or not. */
  file: string;
  variants: Partial<Record<Styling, string>>;
}

/** All paths but `folder` are absolute. */
export interface DiscoveredDemos {
  contentDir: string;
  demos: DiscoveredDemo[];
  /** Files of page folders that demos import. */
  parts: string[];
  /** `Name.css` files: each belongs to a `Name.css.tsx`. */
  stylesheets: string[];
  samples: string[];
}

const DEMO = /^([A-Z][A-Za-z0-9]*)(?:\.(css|tailwind))?\.tsx$/;
const STYLESHEET = /^[A-Z][A-Za-z0-9]*\.css$/;
const MODULE = /(?<!\.test)\.tsx?$/;

/** What a folder's modules import from that folder, whatever does the importing. */
function importedParts(modules: string[]): Set<string> {
  const parts = new Set<string>();
  for (const file of modules) {
    for (const { specifier } of importsOf(readFileSync(file, 'utf8'))) {
      const target = specifier.startsWith('.') ? resolveImport(file, specifier) : undefined;
      if (target && path.dirname(target) === path.dirname(file)) parts.add(target);
    }
  }
  return parts;
}

/** Finds every demo file of the page folders, and the files that demos share. */
export function discoverDemos(contentDir: string): DiscoveredDemos {
  const samplesDir = path.join(contentDir, 'samples');
  const all = filesUnder(contentDir);
  const samples = all.filter((file) => path.dirname(file) === samplesDir && MODULE.test(file));
  const inPages = all.filter((file) => {
    const dir = path.dirname(file);
    return dir !== contentDir && dir !== samplesDir && !dir.startsWith(samplesDir + path.sep);
  });
  const parts = importedParts(inPages.filter((file) => MODULE.test(file)));
  const demos = new Map<string, DiscoveredDemo>();
  for (const file of inPages) {
    const match = DEMO.exec(path.basename(file));
    if (!match?.[1] || parts.has(file)) continue;
    const system = path.join(path.dirname(file), `${match[1]}.tsx`);
    const folder = path.relative(contentDir, path.dirname(file)).split(path.sep).join('/');
    const demo = demos.get(system) ?? { name: match[1], folder, file: system, variants: {} };
    demo.variants[(match[2] as Styling | undefined) ?? 'system'] = file;
    demos.set(system, demo);
  }
  const stylesheets = inPages.filter((file) => STYLESHEET.test(path.basename(file)));
  return {
    contentDir,
    demos: [...demos.values()],
    parts: [...parts].filter((file) => !stylesheets.includes(file)).sort(),
    stylesheets,
    samples,
  };
}
