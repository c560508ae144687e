import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen, type Listening } from './listen.node.ts';
import { createDocsServer } from './serve.node.ts';
import { readServerRules } from './serverRules.node.ts';
import { replaceSite, watchSite, writeNumberedSite } from './testing/numberedSite.node.ts';

let folder: string;
let root: string;
let listening: Listening;

const replaceBy = (number: number) => replaceSite(folder, 'dist', number);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docs-replaced-'));
  root = path.join(folder, 'dist');
  await writeNumberedSite(root, 0);
  const readRules = () => readServerRules(root);
  const server = createDocsServer({ root, ...(await readRules()), readRules });
  listening = await listen(server, { port: 0 });
});

afterEach(async () => {
  await listening.close();
  await rm(folder, { recursive: true, force: true });
});

test('a site that is replaced before its first request has its own rules', async () => {
  await replaceBy(1);
  const answer = await fetch(`${listening.url}/x/`);
  expect([await answer.text(), answer.headers.get('x-site')]).toEqual(['1', '1']);
});

test('a site that is replaced while it is asked for is never missing, and never has the rules of another', async () => {
  const stop = watchSite(listening.url);
  for (let number = 1; number <= 40; number += 1) await replaceBy(number);
  const { wrong, seen } = await stop();
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(10);
});
