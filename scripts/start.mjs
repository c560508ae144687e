// `npm start`: from a fresh clone to the served site. `-- --no-build` serves what was built before.
import { npm, run, stopWithParent } from './run.mjs';
import { prepare } from './toolchain.mjs';

async function start() {
  if (!(await prepare())) return 1;
  if (!process.argv.includes('--no-build')) {
    console.log('Building the site …');
    const code = await npm(['run', 'build']);
    if (code !== 0) return code;
  }
  return run(process.execPath, ['--import', 'tsx', 'src/server/cli.node.ts', 'dist']);
}

stopWithParent();
process.exitCode = await start();
