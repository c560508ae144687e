import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { twinPath } from '../../../src/agents/twinText.ts';
import siteConfig from '../../../site.config.ts';
import { linksOf, outlineOf, tracesOf, type Outline } from '../../support/markdown.ts';
import { builtPages, prosePage } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

const dist = path.resolve('dist');
const origin = `https://${siteConfig.host}`;
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

/** Pages of the shell that say nothing of their own. */
const withoutText = new Set(['/x/offline/', '/x/search/']);
const pages = builtPages().filter((page) => !withoutText.has(page));

/** The same of a page: English and TypeScript, for npm, each demo by its own file. */
function pageOutlines(paths: string[]): Promise<Outline[]> {
  return Promise.all(
    paths.map(async (each) => {
      const html = await (await fetch(each)).text();
      const article = new DOMParser().parseFromString(html, 'text/html').querySelector('article');
      const all = <T extends Element>(selector: string) => [
        ...(article?.querySelectorAll<T>(selector) ?? []),
      ];
      const headings = all('h1, h2, h3, h4').map((heading) => {
        for (const part of heading.querySelectorAll('[data-copy], [role=img], .api-chip'))
          part.remove();
        return `${heading.tagName[1]} ${heading.textContent?.replace(/\s+/g, ' ').trim()}`;
      });
      const code = all<HTMLElement>('pre')
        .filter(
          (block) =>
            !block.closest('[popover]') &&
            block.dataset.variant !== 'JS' &&
            (block.closest<HTMLElement>('[data-manager]')?.dataset.manager ?? 'npm') === 'npm' &&
            (!block.closest('[data-demo]') || block.closest('[data-demo-code]')),
        )
        .map((block) => block.textContent?.trim() ?? '');
      return { headings, code };
    }),
  );
}

test('every page has a Markdown twin with its headings and code blocks', async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto(prosePage);
  expect(pages.length).toBeGreaterThan(500);
  const different: string[] = [];
  let headings = 0;
  let code = 0;
  for (let start = 0; start < pages.length; start += 12) {
    const some = pages.slice(start, start + 12);
    const shown = await page.evaluate(pageOutlines, some);
    some.forEach((each, index) => {
      const written = outlineOf(read(twinPath(each)));
      headings += written.headings.length;
      code += written.code.length;
      for (const part of ['headings', 'code'] as const) {
        const wanted = (shown[index]?.[part] ?? []).map((text) => text.replace(/\s+/g, ' '));
        const found = written[part].map((text) => text.replace(/\s+/g, ' '));
        const at = wanted.findIndex((text, place) => text !== found[place]);
        if (at === -1 && wanted.length === found.length) continue;
        different.push(
          `${each} ${part}: ${wanted.length} and ${found.length}, first "${(wanted[at] ?? '').slice(0, 80)}" and "${(found[at] ?? '').slice(0, 80)}"`,
        );
      }
    });
  }
  console.log(`${pages.length} twins, ${headings} headings and ${code} code blocks compared`);
  expect(different).toEqual([]);
});

test('no twin has a trace of a component', () => {
  const found = pages.flatMap((page) =>
    tracesOf(read(twinPath(page))).map((trace) => `${page}: ${trace.slice(0, 80)}`),
  );
  expect(found).toEqual([]);
});

test('every link in twins and llms files leads somewhere, to its anchor too', () => {
  test.setTimeout(300_000);
  const maps = (readdirSync(dist, { recursive: true }) as string[])
    .filter((file) => /(?:^|\/)llms(?:-full)?\.txt$/.test(file.replaceAll(path.sep, '/')))
    .map((file) => `/${file.replaceAll(path.sep, '/')}`);
  expect(maps.length).toBe(6);
  const ids = new Map<string, Set<string>>();
  const idsOf = (file: string) => {
    const known =
      ids.get(file) ??
      new Set([...read(file).matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decodeEntities(id)));
    ids.set(file, known);
    return known;
  };
  const dead: string[] = [];
  let checked = 0;
  for (const file of [...pages.map(twinPath), ...maps]) {
    for (const link of new Set(linksOf(read(file)))) {
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
  expect(dead.slice(0, 50)).toEqual([]);
});

/** Of the few that an id can have. */
function decodeEntities(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

test('llms.txt follows the format: one title, a summary, lists of links', () => {
  for (const file of ['/llms.txt', '/x/react-data-grid/llms.txt', '/x/react-tree-view/llms.txt']) {
    const text = read(file);
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
    expect(read(`${page}index.html`)).toContain(
      `<link rel="alternate" type="text/markdown" href="${twinPath(page)}"/>`,
    );
  }
});
