import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtPages } from '../../support/pages.ts';
import { dist, pageHtml, readBuilt } from '../dist.ts';

const assets = '/x/_assets';
const classesIn = new Map(
  readdirSync(path.join(dist, assets))
    .filter((name) => name.endsWith('.css'))
    .map((name) => {
      const found = readBuilt(`${assets}/${name}`).matchAll(/\.(-?[a-zA-Z][\w-]*)/g);
      return [`${assets}/${name}`, new Set([...found].map(([, className = '']) => className))];
    }),
);
const styled = new Set([...classesIn.values()].flatMap((names) => [...names]));

function linkedStyles(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
}

/** Compressed, as it is sent; what is small is not compressed. */
function bytesOf(file: string): number {
  const compressed = statSync(path.join(dist, `${file}.br`), { throwIfNoEntry: false });
  return (compressed ?? statSync(path.join(dist, file))).size;
}

test('a page links the stylesheets of all classes that it uses', () => {
  const missing = builtPages().flatMap((url) => {
    const html = pageHtml(url);
    const linked = linkedStyles(html);
    const known = new Set(linked.flatMap((href) => [...(classesIn.get(href) ?? [])]));
    const used = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    return (
      [...new Set(used)]
        // A module without such a class gives `undefined`.
        .filter((name) => name === 'undefined' || (styled.has(name) && !known.has(name)))
        .map((name) => `${url}: .${name}`)
    );
  });
  expect(missing).toEqual([]);
});

// What the pages of the first edition linked. A stylesheet that few pages need has its own file: vite.config.ts.
test.each([
  ['/x/migration-v8/', 10_286],
  ['/x/api/data-grid/data-grid/', 11_072],
  ['/x/react-data-grid/sorting/', 12_495],
])('the stylesheets of %s have at most %i bytes', (url, most) => {
  const bytes = linkedStyles(pageHtml(url)).reduce((sum, file) => sum + bytesOf(file), 0);
  expect(bytes).toBeLessThanOrEqual(most);
  expect(bytes).toBeGreaterThan(5000);
});
