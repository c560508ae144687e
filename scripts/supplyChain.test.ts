import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { supplyChainProblems, unusedExceptions, type LockedPackage } from './supplyChain.ts';

const root = path.resolve(import.meta.dirname, '..');
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

test('every package has an integrity, an allowed license and no unknown install script', () => {
  expect(supplyChainProblems(packages)).toEqual([]);
  expect(unusedExceptions(packages)).toEqual([]);
});

test('every package that is asked for is used', () => {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
    scripts: Record<string, string>;
  };
  const folders = ['src', 'content', 'scripts', 'bench', 'tests'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  );
  const text = [...folders, ...readdirSync(root)]
    .filter((name) => /\.(tsx?|m?js|css)$/.test(name))
    .map((name) => readFileSync(path.join(root, name), 'utf8'))
    .join('\n');
  const commands = Object.values(manifest.scripts).map((script) => script.split(' ')[0]);
  const unused = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    // The compiler finds types by itself, and oxlint its checker of types.
    .filter((name) => !name.startsWith('@types/') && name !== 'oxlint-tsgolint')
    .filter((name) => !commands.includes(name))
    .filter((name) => !text.includes(`'${name}`) && !text.includes(`"${name}/`));
  expect(unused).toEqual([]);
});

test('no package runs a script when it is installed', () => {
  const lines = readFileSync(path.join(root, '.npmrc'), 'utf8').split('\n');
  expect(lines).toContain('ignore-scripts=true');
});

test('what is wrong is named with what to do', () => {
  const right: LockedPackage = { integrity: 'sha512-a', license: 'MIT' };
  expect(
    supplyChainProblems({
      '': {},
      'node_modules/right': right,
      'node_modules/right/node_modules/inside': { license: 'MIT', inBundle: true },
      'node_modules/loose': { license: 'MIT' },
      'node_modules/@scope/strict': { ...right, license: 'AGPL-3.0' },
      'node_modules/busy': { ...right, hasInstallScript: true },
    }),
  ).toMatchInlineSnapshot(`
    [
      "package-lock.json: node_modules/loose has no integrity. Remove its entry and run npm install again.",
      "package-lock.json: node_modules/@scope/strict has the license "AGPL-3.0". Do without it, or add the license to scripts/supplyChain.ts.",
      "package-lock.json: node_modules/busy runs a script when it is installed, which .npmrc does not let it. Check that it works without, and list it in scripts/supplyChain.ts.",
    ]
  `);
});
