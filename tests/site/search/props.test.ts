import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  fromShard,
  namesFile,
  searchProducts,
  type NamesShard,
} from '../../../src/search/index.ts';
import { builtEngine } from '../../search/judge.ts';

// No browser: the index and the pages of the built site.
const dist = path.resolve(import.meta.dirname, '../../../dist');
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
const engine = builtEngine();
const perPage = 4;

/** Some props of every component, others on each. */
const sample = searchProducts.flatMap((product) => {
  const entries = fromShard(JSON.parse(read(namesFile(product))) as NamesShard);
  const pages = new Map<string, typeof entries>();
  for (const entry of entries.filter(({ kind }) => kind === 'prop'))
    pages.set(entry.path, [...(pages.get(entry.path) ?? []), entry]);
  return [...pages.values()].flatMap((props, index) => {
    const step = Math.max(1, Math.floor(props.length / perPage));
    return props.filter((_, place) => place % step === index % step).slice(0, perPage);
  });
});

test('every anchor of a prop in the index is on its page', () => {
  const texts = new Map<string, string>();
  const missing = sample.filter(({ path: pagePath, id }) => {
    const html = texts.get(pagePath) ?? read(`${pagePath}index.html`);
    texts.set(pagePath, html);
    return !html.includes(`id="${id}"`);
  });
  expect(sample.length).toBeGreaterThan(500);
  expect(missing.map(({ path: pagePath, id }) => `${pagePath}#${id}`)).toEqual([]);
});

test('a prop is found with the name of its component, at its anchor', () => {
  const missed = sample.filter(({ path: pagePath, id, name, pageTitle, product }) => {
    const { results } = engine.search({ query: `${pageTitle}.${name}`, product, limit: 3 });
    return !results.some((result) => result.path === pagePath && result.id === id);
  });
  const names = missed.map(({ pageTitle, name }) => `${pageTitle}.${name}`);
  expect(names).toEqual([]);
});

test('a prop is found by its name alone', () => {
  const missed = sample.filter(({ name, product }) => {
    const { results } = engine.search({ query: name, product, kinds: ['api'] });
    return !results.some((result) => result.kind === 'prop' && result.name === name);
  });
  expect(missed.map(({ name }) => name)).toEqual([]);
});
