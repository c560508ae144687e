import { existsSync } from 'node:fs';
import path from 'node:path';
import { dist } from './dist.ts';

/** Vitest's global setup: these tests read a built site and never build one. */
export default function requireDist(): void {
  if (existsSync(path.join(dist, 'x/introduction/index.html'))) return;
  throw new Error('dist: there is no built site to test. Run "npm run build" first.');
}
