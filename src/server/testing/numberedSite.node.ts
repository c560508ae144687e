import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeServerRules } from '../serverRules.node.ts';

/** A site whose pages and rules carry the same number. */
export async function writeNumberedSite(at: string, number: number): Promise<void> {
  await mkdir(path.join(at, 'x'), { recursive: true });
  await writeFile(path.join(at, 'x/index.html'), String(number));
  await writeFile(path.join(at, '404.html'), String(number));
  const headers = [{ path: '/*', headers: { 'X-Site': String(number) } }];
  await writeServerRules(at, { headers, redirects: [] });
}

/** As a build does: two renames, and for a moment there is no site. */
export async function replaceSite(folder: string, name: string, number: number): Promise<void> {
  const at = (file: string) => path.join(folder, file);
  await writeNumberedSite(at('next'), number);
  await rename(at(name), at('old'));
  await rename(at('next'), at(name));
  await rm(at('old'), { recursive: true });
}

/** Asks for a page and for a missing one until told to stop; gives the answers that mix two sites. */
export function watchSite(url: string) {
  let isDone = false;
  const wrong: string[] = [];
  const seen = new Set<string>();
  async function ask(name: string, status: number) {
    while (!isDone) {
      const answer = await fetch(`${url}/x/${name}`);
      const text = await answer.text();
      seen.add(text);
      const given = `${answer.status} with the page of ${text} and the rules of ${answer.headers.get('x-site')}`;
      if (given !== `${status} with the page of ${text} and the rules of ${text}`)
        wrong.push(given);
    }
  }
  const clients = [ask('', 200), ask('', 200), ask('missing', 404), ask('missing', 404)];
  return async () => {
    isDone = true;
    await Promise.all(clients);
    return { wrong, seen };
  };
}
