import fs from 'node:fs';
import path from 'node:path';
import { demosOfPage } from '../demos/demoUses.node.ts';
import { filesOf } from '../demos/source/readDemo.node.ts';
import { readFrontMatter } from '../pages/frontMatter.node.ts';
import { findPageFiles } from '../pages/pagesPlugin.node.ts';
import { usageByName, type Usage, type UsingPage } from './usage.ts';

/**
 * Who uses the documented names, read from the text of the pages and demos: an API page needs no
 * other page to be compiled. What is not valid is left out here; its own page reports it.
 */
export function scanUsage(contentDir: string): Record<string, Usage> {
  const pages = findPageFiles(contentDir)
    .filter(({ language }) => language === 'en')
    .flatMap((page) => orNothing(() => readPage(page, contentDir)));
  return Object.fromEntries(usageByName(pages));
}

function readPage(page: { file: string; path: string }, contentDir: string): UsingPage {
  const text = fs.readFileSync(page.file, 'utf8');
  const { title, components } = readFrontMatter(text, page.file);
  const folder = path.dirname(page.file);
  const demos = demosOfPage(text, page.file).flatMap(({ name }) =>
    orNothing(() => ({ name, files: readFiles(path.join(folder, `${name}.tsx`), contentDir) })),
  );
  return { path: page.path, title, components, demos };
}

function readFiles(demo: string, contentDir: string): { text: string }[] {
  return filesOf(demo, contentDir).map((file) => ({ text: fs.readFileSync(file, 'utf8') }));
}

function orNothing<T>(read: () => T): T[] {
  try {
    return [read()];
  } catch {
    return [];
  }
}
