import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoPagePath, type DemoCode, type Styling } from '../../../src/demos/source/index.ts';
import { pagePathOf } from '../../../src/pages/index.ts';

const dist = path.resolve(import.meta.dirname, '../../..', process.env.DOCS_OUT ?? 'dist');
const folder = path.join(dist, 'x/demos');

export interface SiteDemo {
  /** `data-grid/sorting/MultiSort` */
  id: string;
  name: string;
  stylings: Styling[];
  code: DemoCode;
  /** Where it stands alone. */
  url: string;
  /** The page that it belongs to. */
  home: string;
}

/** Every demo of the built site: a new one is tested without a word here. */
export function siteDemos(): SiteDemo[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const id = name.slice(0, -'.json'.length);
      const code = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as DemoCode;
      return {
        id,
        name: path.posix.basename(id),
        stylings: Object.keys(code) as Styling[],
        code,
        url: demoPagePath(id),
        home: pagePathOf(path.posix.dirname(id)),
      };
    });
}

/** The page of a demo that the focused tests use, with the demo's files. */
export function demoNamed(name: string): SiteDemo {
  const demo = siteDemos().find((each) => each.name === name);
  if (!demo) throw new Error(`The site has no demo ${name}. Name another one in tests/e2e/demos.`);
  return demo;
}
