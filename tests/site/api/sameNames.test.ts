import { expect, test } from 'vitest';
import { agentApiPath, twinPath, type AgentApiEntry } from '../../../src/agents/index.ts';
import { loadApiModel } from '../../../src/api-reference/index.node.ts';
import {
  fromShard,
  namesFile,
  searchProducts,
  type NamesShard,
} from '../../../src/search/index.ts';
import { pageHtml, readBuilt } from '../dist.ts';

const model = loadApiModel();
const entries = JSON.parse(readBuilt(agentApiPath)) as AgentApiEntry[];
const found = searchProducts.flatMap((product) =>
  fromShard(JSON.parse(readBuilt(namesFile(product))) as NamesShard),
);

const matches = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => decode(name)));
const decode = (name: string) =>
  decodeURIComponent(name).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Props that pages fold away and agents are not told of. */
function internalOf({ product, name }: AgentApiEntry): string[] {
  const component = model.components.find((each) => each.product === product && each.name === name);
  return (component?.props ?? []).filter(({ internal }) => internal).map((prop) => prop.name);
}

/** What a page, its twin, the search and agents each name, and where they differ. */
function differences(
  path: string,
  names: Record<'page' | 'twin' | 'search' | 'agents', Set<string>>,
) {
  const { page, ...others } = names;
  return Object.entries(others).flatMap(([where, otherNames]) => {
    const missing = [...page, ...otherNames].filter(
      (name) => !page.has(name) || !otherNames.has(name),
    );
    return missing.length > 0 ? [`${path} and its ${where}: ${missing.join(', ')}`] : [];
  });
}

const onPage = (path: string, kind: string) =>
  matches(pageHtml(path), new RegExp(`\\bid="${kind}-([^"]+)"`, 'g'));
const inSearch = (path: string, kind: string) =>
  new Set(
    found
      .filter((each) => each.path === path && each.id.startsWith(`${kind}-`))
      .map(({ id }) => id.slice(kind.length + 1)),
  );
/** The first cells of a section's table. */
function inTwinTable(path: string, title: string): Set<string> {
  const section = readBuilt(twinPath(path))
    .split(/^## /m)
    .find((part) => part.startsWith(title));
  return matches(section ?? '', /^\| `([^`]+)`/gm);
}
const pagesOfEntries = entries.filter(({ path }) => path !== undefined && !path.includes('#'));

test('page, twin, search and agents name the same members', () => {
  const different: string[] = [];
  let members = 0;
  for (const entry of pagesOfEntries) {
    const { path = '', members: entryMembers } = entry;
    if (!entryMembers) continue;
    const page = onPage(path, 'prop');
    const twin = matches(readBuilt(twinPath(path)), /#prop-([^)]+)\)/g);
    const agents = new Set([...entryMembers.map(({ name }) => name), ...internalOf(entry)]);
    members += page.size;
    different.push(...differences(path, { page, twin, search: inSearch(path, 'prop'), agents }));
  }
  expect(different).toEqual([]);
  expect(members).toBeGreaterThan(5000);
});

test.each([
  ['slot', 'slots', 'Slots'],
  ['class', 'classes', 'CSS classes'],
] as const)('page, twin, search and agents name the same: %s', (kind, field, title) => {
  const different: string[] = [];
  let count = 0;
  for (const { path = '', [field]: fieldMembers } of pagesOfEntries) {
    if (!fieldMembers) continue;
    const page = onPage(path, kind);
    const agents = new Set(fieldMembers.map(({ name }) => name));
    count += page.size;
    const twin = inTwinTable(path, title);
    different.push(...differences(path, { page, twin, search: inSearch(path, kind), agents }));
  }
  expect(different).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});

test('lists of hooks, events, selectors and types are the same on page, twin, search and for agents', () => {
  const different: string[] = [];
  const lists = new Map(
    entries
      .filter(({ path }) => path?.includes('#'))
      .map(({ path = '', kind, product }) => [path.replace(/#.*/, ''), { kind, product }]),
  );
  for (const [path, { kind, product }] of lists) {
    const page = onPage(path, kind);
    const text = readBuilt(twinPath(path));
    const twin = matches(text, /^(?:### |\| \[?)`([^`]+)`/gm);
    // A type with a page of its own has an entry of another kind.
    const known = entries.filter((entry) => entry.product === product);
    const agents = new Set(
      known.filter((entry) => entry.kind === kind || page.has(entry.name)).map(({ name }) => name),
    );
    different.push(...differences(path, { page, twin, search: inSearch(path, kind), agents }));
  }
  expect(different).toEqual([]);
  expect(lists.size).toBeGreaterThan(8);
});
