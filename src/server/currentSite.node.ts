import { stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerRules } from './types.ts';

/** A built site as one request sees it: its rules, and how to tell whether its folder is still the same one. */
export interface CurrentSite extends ServerRules {
  isCurrent: () => Promise<boolean>;
}

/** Thrown before anything is sent: the request starts again, on the new site. */
export class SiteReplaced extends Error {}

const pauseMs = 10;
const patienceMs = 5000;

/** Follows a folder that builds replace as a whole: between two renames there is none. */
export function followSite(
  root: string,
  rules: ServerRules,
  readRules: (() => Promise<ServerRules>) | undefined,
): () => Promise<CurrentSite> {
  const siteOf = (identity: string, { headers, redirects, base }: ServerRules): CurrentSite => ({
    headers,
    redirects,
    base,
    isCurrent: async () => (await identityOf(root)) === identity,
  });
  let known: { identity: string; site: CurrentSite } | undefined;

  async function read(): Promise<CurrentSite | undefined> {
    const identity = await identityOf(root);
    if (identity === undefined) return undefined;
    if (known?.identity === identity) return known.site;
    // The first time too: the folder may have been replaced since `rules` were read.
    const site = siteOf(identity, readRules ? await readRules() : rules);
    // Ignore the rules of a folder that was replaced in the meantime.
    if (!(await site.isCurrent())) return undefined;
    known = { identity, site };
    return site;
  }

  return async () => {
    const end = performance.now() + patienceMs;
    for (;;) {
      const site = await read().catch((error: unknown) => {
        if (performance.now() > end) throw error;
        return undefined;
      });
      if (site) return site;
      if (performance.now() > end) throw new Error(`${root} is not there. Build the site again.`);
      await pause(pauseMs);
    }
  };
}

async function identityOf(folder: string): Promise<string | undefined> {
  try {
    // The number of a deleted folder is soon given to another.
    const { dev, ino, ctimeMs } = await stat(folder);
    return `${dev}:${ino}:${ctimeMs}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
