import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { npm, root } from './run.mjs';

/** What is wrong with the running Node, or undefined. Reads ranges of the form `^20.19.0 || >=24.0.0`. */
export function nodeProblem(version, range) {
  const running = numbers(version);
  const fits = range.split('||').some((part) => {
    const wanted = numbers(part);
    return compare(running, wanted) >= 0 && (!part.includes('^') || running[0] === wanted[0]);
  });
  if (fits) return undefined;
  return `Node ${version} is too old for this project, which needs ${range}. Install a newer one from https://nodejs.org and run the command again.`;
}

/** Why `npm ci` has to run, or undefined. npm itself keeps the second lockfile inside node_modules. */
export function dependenciesProblem(lock, installed) {
  if (installed === undefined) return 'the dependencies are not installed';
  for (const [name, wanted] of Object.entries(lock.packages)) {
    const present = installed.packages[name];
    // Packages for other platforms are optional and stay away.
    if (name === '' || (present === undefined && wanted.optional)) continue;
    if (present?.version !== wanted.version) return `${name} differs from package-lock.json`;
  }
  return undefined;
}

/** Checks Node and brings node_modules in line with the lockfile; false when that failed. */
export async function prepare() {
  const manifest = await readJson('package.json');
  const node = nodeProblem(process.versions.node, manifest.engines.node);
  if (node !== undefined) {
    console.error(node);
    return false;
  }
  const lock = await readJson('package-lock.json');
  const installed = await readJson('node_modules/.package-lock.json').catch(() => undefined);
  const problem = dependenciesProblem(lock, installed);
  if (problem === undefined) return true;
  console.log(`Installing (${problem}) …`);
  if ((await npm(['ci', '--include=dev'])) === 0) return true;
  // npm ci also gives up over a package for another platform that the registry in use does not hold.
  console.log('npm ci failed, trying npm install …');
  if ((await npm(['install', '--no-save', '--include=dev'])) === 0) return true;
  console.error('The dependencies could not be installed. The reason is above.');
  return false;
}

async function readJson(file) {
  return JSON.parse(await readFile(path.join(root, file), 'utf8'));
}

function numbers(version) {
  return (version.match(/\d+/g) ?? []).map(Number);
}

function compare(one, other) {
  const index = [0, 1, 2].find((it) => (one[it] ?? 0) !== (other[it] ?? 0));
  return index === undefined ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}
