// Builds the small sites of the browser tests ahead of them; `npm test` runs it while a core is idle.
import { buildSmallSite, smallSites } from '../tests/support/smallSite.ts';

for (const name of smallSites) {
  const start = performance.now();
  buildSmallSite(name);
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
