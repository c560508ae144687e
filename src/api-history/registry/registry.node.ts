import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const distSchema = z.object({ tarball: z.url(), integrity: z.string() });
const documentSchema = z.object({
  versions: z.record(z.string(), z.object({ dist: distSchema })),
});

/** By version: where the archive is and what it must hash to. */
export type Releases = Record<string, z.infer<typeof distSchema>>;

export interface Registry {
  releases: (name: string) => Promise<Releases>;
  download: (release: Releases[string]) => Promise<Uint8Array>;
}

export interface RegistryOptions {
  /** As npm is configured. */
  url?: string;
  fetch?: typeof globalThis.fetch;
  /** Waits before each further attempt. */
  pausesMs?: readonly number[];
}

/** The npm registry of this machine, read politely: a failed request is repeated after longer and longer pauses. */
export function openRegistry({
  url = configuredUrl(),
  fetch = globalThis.fetch,
  pausesMs = [1000, 4000, 15_000, 60_000],
}: RegistryOptions = {}): Registry {
  async function get(address: string, accept: string): Promise<Response> {
    for (let attempt = 0; ; attempt += 1) {
      const pause = pausesMs[attempt];
      try {
        const response = await fetch(address, { headers: { accept } });
        if (response.ok) return response;
        // Retry only a busy server or a rate limit: other errors don't go away.
        const isLasting = response.status < 500 && response.status !== 429;
        if (isLasting || pause === undefined)
          throw new RefusedError(`${address} answered ${response.status}.`);
      } catch (error) {
        if (error instanceof RefusedError || pause === undefined) throw error;
      }
      await wait(pause);
    }
  }
  return {
    async releases(name) {
      const address = `${url.replace(/\/$/, '')}/${name.replace('/', '%2f')}`;
      const response = await get(address, 'application/vnd.npm.install-v1+json');
      const { versions } = documentSchema.parse(await response.json());
      return Object.fromEntries(
        Object.entries(versions).map(([version, { dist }]) => [version, dist]),
      );
    },
    async download({ tarball, integrity }) {
      const response = await get(tarball, '*/*');
      const bytes = new Uint8Array(await response.arrayBuffer());
      const actual = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
      if (!integrity.split(' ').includes(actual)) {
        throw new Error(`${tarball} is ${actual}, but ${integrity} is expected. Run it again.`);
      }
      return bytes;
    },
  };
}

class RefusedError extends Error {}

function configuredUrl(): string {
  return execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
