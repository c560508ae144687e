import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { twinPath } from '../../../src/agents/index.ts';
import siteConfig from '../../../site.config.ts';
import { readMarkdown, type MarkdownFile } from '../../support/markdown.ts';
import { builtPages } from '../../support/pages.ts';
import { dist, pageHtml, readBuilt } from '../dist.ts';
import { articleOutline } from './articleOutline.ts';

const origin = `https://${siteConfig.host}`;
const fullFile = '/llms-full.txt';

/** Pages of the shell that say nothing of their own. */
const withoutText = new Set(['/x/offline/', '/x/search/']);
const pages = builtPages().filter((page) => !withoutText.has(page));

const parsed = new Map<string, MarkdownFile>();
/** A Markdown file of the site; each is parsed once for all tests. */
function markdownOf(file: string): MarkdownFile {
  const known =
    parsed.get(file) ?? readMarkdown(file === fullFile ? besideTwins() : readBuilt(file));
  parsed.set(file, known);
  return known;
}

/** The guides in one file hold the twins word for word: what is left is to be read. */
function besideTwins(): string {
  const guides = pages.filter((page) => !page.startsWith('/x/api/'));
  return guides.reduce((text, page) => {
    const twin = readBuilt(twinPath(page)).trim();
    expect(text, `${fullFile}: the twin of ${page}`).toContain(twin);
    // A function: a twin may have a dollar sign, which means something in a replacement.
    return text.replace(twin, () => '');
  }, readBuilt(fullFile));
}

test('every page has a Markdown twin with its headings and code blocks', () => {
  expect(pages.length).toBeGreaterThan(500);
  const different: string[] = [];
  let headings = 0;
  let code = 0;
  for (const page of pages) {
    const shown = articleOutline(pageHtml(page));
    const written = markdownOf(twinPath(page));
    headings += written.headings.length;
    code += written.code.length;
    for (const part of ['headings', 'code'] as const) {
      const wanted = shown[part].map((text) => text.replace(/\s+/g, ' '));
      const found = written[part].map((text) => text.replace(/\s+/g, ' '));
      const at = wanted.findIndex((text, place) => text !== found[place]);
      if (at === -1 && wanted.length === found.length) continue;
      different.push(
        `${page} ${part}: ${wanted.length} and ${found.length}, first "${(wanted[at] ?? '').slice(0, 80)}" and "${(found[at] ?? '').slice(0, 80)}"`,
      );
    }
  }
  console.log(`${pages.length} twins, ${headings} headings and ${code} code blocks compared`);
  expect(headings).toBeGreaterThan(4000);
  expect(code).toBeGreaterThan(2000);
  expect(different).toEqual([]);
});

test('no twin has a trace of a component', () => {
  const found = pages.flatMap((page) =>
    markdownOf(twinPath(page)).traces.map((trace) => `${page}: ${trace.slice(0, 80)}`),
  );
  expect(found).toEqual([]);
});

test('every link in twins and llms files leads somewhere, to its anchor too', () => {
  const maps = (readdirSync(dist, { recursive: true }) as string[])
    .filter((file) => /(?:^|\/)llms(?:-full)?\.txt$/.test(file.replaceAll(path.sep, '/')))
    .map((file) => `/${file.replaceAll(path.sep, '/')}`);
  expect(maps.length).toBe(6);
  expect(maps).toContain(fullFile);
  const ids = new Map<string, Set<string>>();
  const idsOf = (file: string) => {
    const known =
      ids.get(file) ??
      new Set(
        [...readBuilt(file).matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decodeEntities(id)),
      );
    ids.set(file, known);
    return known;
  };
  const dead: string[] = [];
  let checked = 0;
  for (const file of [...pages.map(twinPath), ...maps]) {
    for (const link of new Set(markdownOf(file).links)) {
      if (!/^https?:/.test(link)) {
        if (!link.startsWith('mailto:')) dead.push(`${file}: ${link} is not absolute`);
        continue;
      }
      if (!link.startsWith(`${origin}/`)) continue;
      checked += 1;
      const [place = '', hash = ''] = link.slice(origin.length).split('#');
      const target = place.endsWith('/') ? `${place}index.html` : place;
      if (!existsSync(path.join(dist, target))) dead.push(`${file}: ${link} leads to no file`);
      else if (hash && !idsOf(target).has(decodeURIComponent(hash)))
        dead.push(`${file}: ${link} names no id of the page`);
    }
  }
  console.log(`${checked} links checked`);
  expect(checked).toBeGreaterThan(5000);
  expect(dead.slice(0, 50)).toEqual([]);
});

/** Of the few that an id can have. */
function decodeEntities(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

test('llms.txt follows the format: one title, a summary, lists of links', () => {
  for (const file of ['/llms.txt', '/x/react-data-grid/llms.txt', '/x/react-tree-view/llms.txt']) {
    const text = readBuilt(file);
    expect(text).toMatch(/^# .+\n\n> .+\n\n/);
    expect(text.match(/^# /gm)).toHaveLength(1);
    const lists = text.slice(text.indexOf('\n## '));
    const others = lists
      .split('\n')
      .filter((line) => line && !/^(?:## .+|- \[.+\]\(https:.+\).*)$/.test(line));
    expect(others).toEqual([]);
  }
});

test('the head of a page names its twin', () => {
  for (const page of ['/x/react-data-grid/sorting/', '/x/api/charts/bar-chart/']) {
    expect(pageHtml(page)).toContain(
      `<link rel="alternate" type="text/markdown" href="${twinPath(page)}"/>`,
    );
  }
});
