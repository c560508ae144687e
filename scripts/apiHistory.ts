// `npm run api-history`: writes content/api-history/<product>.json from the releases in content/api-history/releases.json.
// `-- --latest` looks for newer patches first. Typings are kept under .cache/api-history.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openRegistry, updateHistories } from '../src/api-history/index.update.ts';
import { projectRoot } from '../src/build-tools/index.node.ts';

const { values } = parseArgs({ options: { latest: { type: 'boolean', default: false } } });
const start = Date.now();
await updateHistories({
  registry: openRegistry(),
  cache: path.join(projectRoot, '.cache/api-history'),
  root: projectRoot,
  latest: values.latest,
  log: (line) => console.log(line),
});
console.log(`done in ${Math.round((Date.now() - start) / 1000)} s`);
