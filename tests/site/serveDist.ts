import { afterAll, beforeAll } from 'vitest';
import type { Listening } from '../../src/server/index.node.ts';
import { serveFolder } from '../support/serveFolder.ts';
import { dist } from './dist.ts';

/** The bundled server over the built site, for the tests of one file. */
export function serveDist() {
  let listening: Listening | undefined;
  beforeAll(async () => void (listening = await serveFolder(dist)));
  afterAll(() => listening?.close());
  const site = () => {
    if (listening) return listening;
    throw new Error('The server runs while tests do: ask for it inside of a test.');
  };
  return {
    url: () => site().url,
    port: () => site().port,
    get: (path: string, init?: RequestInit) => fetch(site().url + path, init),
  };
}
