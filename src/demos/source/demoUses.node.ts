import fs from 'node:fs';
import path from 'node:path';
import type { DemoUse } from './checkDemos.node.ts';
import { parseHeight, type DemoHeight } from './demoHeight.ts';

export interface PageDemo extends DemoUse {
  /** Reserved for the running demo; undefined: the page gives none, which its compilation reports. */
  height: DemoHeight | undefined;
}

const ELEMENT = /<Demo\b([^>]*?)\/?>/g;
const FENCE = /^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\2`*~*[ \t]*$/gm;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Every `<Demo name="…" height={…} />` of a page's text, with its line. */
export function demosOfPage(text: string, page: string): PageDemo[] {
  // Code in a fence is shown, not run; blanking keeps the line numbers.
  const prose = text.replace(FENCE, blank);
  return [...prose.matchAll(ELEMENT)].flatMap((match) => {
    const [, attributes = ''] = match;
    const name = /\bname="([^"]+)"/.exec(attributes)?.[1];
    if (name === undefined) return [];
    const height = /\bheight=\{([^{}]*|\{[^{}]*\})\}/.exec(attributes)?.[1] ?? '';
    const line = prose.slice(0, match.index).split('\n').length;
    return [{ page, line, name, height: parseHeight(height) }];
  });
}

/** The demos of every page of the content folder, translations included. */
export function findDemoUses(contentDir: string): PageDemo[] {
  return (fs.readdirSync(contentDir, { recursive: true }) as string[])
    .filter((name) => /(^|[\\/])page(\.[\w-]+)?\.mdx$/.test(name))
    .sort()
    .flatMap((name) => {
      const page = path.join(contentDir, name);
      return demosOfPage(fs.readFileSync(page, 'utf8'), page);
    });
}

/** The height that the page beside a demo reserves for it. */
export function heightOf(demoFile: string): DemoHeight | undefined {
  const page = path.join(path.dirname(demoFile), 'page.mdx');
  if (!fs.existsSync(page)) return undefined;
  const name = path.basename(demoFile, '.tsx');
  return demosOfPage(fs.readFileSync(page, 'utf8'), page).find((demo) => demo.name === name)
    ?.height;
}
