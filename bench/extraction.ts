import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './site.ts';

const script = `
import { loadApiModel } from './src/api-reference/loadModel.node.ts';
const start = performance.now();
const model = loadApiModel();
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
console.log(JSON.stringify({
  seconds: Math.round((performance.now() - start) / 100) / 10,
  cpuSeconds: Math.round((userCPUTime + systemCPUTime) / 1e5) / 10,
  mebibytes: Math.round(maxRSS / 1024),
  components: model.components.length,
  types: Object.keys(model.types).length,
}));
`;

/** The API model, read from the packages and then from the cache, each in a process of its own. */
export async function measureExtraction() {
  rmSync(path.join(root, '.cache/store/api-model'), { recursive: true, force: true });
  const cold = run();
  const warm = run();
  return Promise.resolve({ cold, warm });
}

function run(): unknown {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The extraction failed with exit code ${status}.\n${stderr}`);
  return JSON.parse(stdout);
}
