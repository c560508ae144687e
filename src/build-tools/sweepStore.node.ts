import fs from 'node:fs';
import { filesUnder } from './hash.node.ts';

const day = 24 * 60 * 60 * 1000;

export interface StoreLimits {
  unusedMs: number;
  bytes: number;
}

/** A build of the whole site has about 100 MB of entries; this holds a month of them, or ten separate builds. */
const usualLimits: StoreLimits = { unusedMs: 30 * day, bytes: 1_000_000_000 };

/** Removes entries that nothing has used for a month, then the longest unused ones above the limit. */
export function sweepStore(folder: string, now: number, limits = usualLimits): void {
  if (!fs.existsSync(folder)) return;
  const entries = filesUnder(folder)
    .flatMap((file) => {
      const stats = fs.statSync(file, { throwIfNoEntry: false });
      return stats ? [{ file, bytes: stats.size, used: stats.mtimeMs }] : [];
    })
    .sort((one, other) => other.used - one.used);
  let bytes = 0;
  for (const entry of entries) {
    bytes += entry.bytes;
    // What is being written belongs to a build that runs; a day later that build is gone.
    const unusedMs = entry.file.endsWith('.part') ? day : limits.unusedMs;
    if (now - entry.used > unusedMs || bytes > limits.bytes) fs.rmSync(entry.file, { force: true });
  }
}
