import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen, type Listening } from './listen.node.ts';
import { createDocsServer } from './serve.node.ts';
import { readServerRules, writeServerRules } from './serverRules.node.ts';

let folder: string;
let root: string;
let listening: Listening;

/** A site whose pages and rules carry the same number. */
async function writeSite(at: string, number: number): Promise<void> {
  await mkdir(path.join(at, 'x'), { recursive: true });
  await writeFile(path.join(at, 'x/index.html'), String(number));
  await writeFile(path.join(at, '404.html'), String(number));
  const headers = [{ path: '/*', headers: { 'X-Site': String(number) } }];
  await writeServerRules(at, { headers, redirects: [] });
}

/** As a build does: two renames, and for a moment there is no site. */
async function replaceBy(number: number): Promise<void> {
  await writeSite(path.join(folder, 'next'), number);
  await rename(root, path.join(folder, 'old'));
  await rename(path.join(folder, 'next'), root);
  await rm(path.join(folder, 'old'), { recursive: true });
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docs-replaced-'));
  root = path.join(folder, 'dist');
  await writeSite(root, 0);
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
  let isDone = false;
  const wrong: string[] = [];
  const seen = new Set<string>();
  async function ask(name: string, status: number) {
    while (!isDone) {
      const answer = await fetch(`${listening.url}/x/${name}`);
      const text = await answer.text();
      seen.add(text);
      const given = `${answer.status} with the page of ${text} and the rules of ${answer.headers.get('x-site')}`;
      if (given !== `${status} with the page of ${text} and the rules of ${text}`)
        wrong.push(given);
    }
  }
  const clients = [ask('', 200), ask('', 200), ask('missing', 404), ask('missing', 404)];
  for (let number = 1; number <= 40; number += 1) await replaceBy(number);
  isDone = true;
  await Promise.all(clients);
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(10);
});
