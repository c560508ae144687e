import fs from 'node:fs';
import path from 'node:path';
import { folderStamps } from '../build-tools/index.node.ts';
import { demosOfPage, filesOf } from '../demos/source/index.node.ts';
import { findPageFiles, readFrontMatter } from '../pages/index.node.ts';
import { importedNames, usageByName, type Usage, type UsingPage } from './usage.ts';

/**
 * Who uses the documented names, read from the text of the pages and demos: an API page needs no
 * other page to be compiled. What is not valid is left out here; its own page reports it. A page
 * whose files are as they were is not read again.
 */
export function createUsageScan(contentDir: string): () => Record<string, Usage> {
  const known = new Map<string, { stamp: string; pages: UsingPage[] }>();
  return () => {
    const stamps = folderStamps();
    const samples = stamps(path.join(contentDir, 'samples'));
    const pages = findPageFiles(contentDir)
      .filter(({ language }) => language === 'en')
      .flatMap((page) => {
        const stamp = stamps(path.dirname(page.file)) + samples;
        const earlier = known.get(page.file);
        if (earlier?.stamp === stamp) return earlier.pages;
        const read = orNothing(() => readPage(page, contentDir));
        known.set(page.file, { stamp, pages: read });
        return read;
      });
    return Object.fromEntries(usageByName(pages));
  };
}

function readPage(page: { file: string; path: string }, contentDir: string): UsingPage {
  const text = fs.readFileSync(page.file, 'utf8');
  const { title, components } = readFrontMatter(text, page.file);
  const folder = path.dirname(page.file);
  const demos = demosOfPage(text, page.file).flatMap(({ name }) =>
    orNothing(() => ({ name, uses: namesUsedBy(path.join(folder, `${name}.tsx`), contentDir) })),
  );
  return { path: page.path, title, components, demos };
}

function namesUsedBy(demo: string, contentDir: string): string[] {
  return importedNames(filesOf(demo, contentDir).map((file) => fs.readFileSync(file, 'utf8')));
}

function orNothing<T>(read: () => T): T[] {
  try {
    return [read()];
  } catch {
    return [];
  }
}
