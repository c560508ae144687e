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

test('page, twin, search and agents name the same members', () => {
  const different: string[] = [];
  let members = 0;
  for (const entry of entries) {
    const { path, members: own } = entry;
    if (!own || path === undefined || path.includes('#')) continue;
    const page = matches(pageHtml(path), /\bid="prop-([^"]+)"/g);
    const others = {
      twin: matches(readBuilt(twinPath(path)), /#prop-([^)]+)\)/g),
      search: new Set(
        found
          .filter((each) => each.path === path && each.id.startsWith('prop-'))
          .map(({ id }) => id.slice('prop-'.length)),
      ),
      agents: new Set([...own.map(({ name }) => name), ...internalOf(entry)]),
    };
    members += page.size;
    for (const [where, names] of Object.entries(others)) {
      const missing = [...page, ...names].filter((name) => !page.has(name) || !names.has(name));
      if (missing.length > 0) different.push(`${path} and its ${where}: ${missing.join(', ')}`);
    }
  }
  expect(different).toEqual([]);
  expect(members).toBeGreaterThan(5000);
});
