import fs from 'node:fs';
import path from 'node:path';
import { npm } from '../npmCommand.ts';
import type { Generation } from './generations.ts';

/** The same as in package.json: the registry may lack a newer one. */
const overrides = { 'typedarray.prototype.slice': '1.0.5' };
const minute = 60_000;

/** Installs packages into a folder, without their scripts; once, as long as the list stays the same. */
export async function install(folder: string, { packages }: Generation): Promise<void> {
  const manifest = path.join(folder, 'package.json');
  const text = `${JSON.stringify({ private: true, dependencies: packages, overrides }, null, 2)}\n`;
  const isInstalled = fs.existsSync(path.join(folder, 'node_modules/.package-lock.json'));
  if (isInstalled && fs.readFileSync(manifest, 'utf8') === text) return;
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(manifest, text);
  await npm(['install', '--ignore-scripts', '--no-audit', '--no-fund'], folder, 10 * minute);
}

/** The versions of the MUI packages that are installed in a folder. */
export function installedVersions(folder: string, { packages }: Generation): string {
  return Object.keys(packages)
    .filter((name) => /^@(?:mui|material-ui)\//.test(name))
    .map((name) => {
      const file = path.join(folder, 'node_modules', name, 'package.json');
      const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string };
      return `${name.replace(/^@[\w-]+\//, '')} ${version}`;
    })
    .join(', ');
}
