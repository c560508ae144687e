/** A package as `package-lock.json` lists it. */
export interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  /** Shipped inside another package, whose integrity covers it. */
  inBundle?: boolean;
  /** A folder of this project. */
  link?: boolean;
}

/** Licenses that the site and its build may depend on. */
const allowedLicenses = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT/X11',
  'MIT AND ISC',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '(MIT OR GPL-3.0-or-later)',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages whose license the lockfile does not name, with what was found in them. */
const licensesByHand = new Map([
  ['@mui/x-charts-pro', 'commercial: the license of MUI X'],
  ['@mui/x-data-grid-premium', 'commercial: the license of MUI X'],
  ['@mui/x-data-grid-pro', 'commercial: the license of MUI X'],
  ['@mui/x-date-pickers-pro', 'commercial: the license of MUI X'],
  ['@mui/x-license', 'commercial: the license of MUI X'],
  ['@mui/x-telemetry', 'commercial: the license of MUI X'],
  ['@mui/x-tree-view-pro', 'commercial: the license of MUI X'],
  ['buffers', 'names none; a dependency of exceljs, which the Premium grid exports with'],
  ['format', 'MIT, in its readme and in the old field "licenses"'],
]);

/**
 * Packages that ask to run a script when they are installed. `.npmrc` lets none of them
 * (`ignore-scripts`), and each works without it. A new one is looked at before it is listed here.
 */
const silencedScripts = new Map([
  ['@mui/x-telemetry', 'writes an id of the machine, for its telemetry'],
  [
    'esbuild',
    'puts its binary in the place of a starter; the optional package of the platform brings it',
  ],
]);

/** What in the lockfile must not be there, each with what to do. */
export function supplyChainProblems(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages)
    .filter(([place, { link }]) => place !== '' && !link)
    .flatMap(([place, locked]) => problemsOf(place, locked));
}

function problemsOf(place: string, locked: LockedPackage): string[] {
  const { license, integrity, inBundle, hasInstallScript } = locked;
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const problems: string[] = [];
  if (!integrity && !inBundle)
    problems.push('has no integrity. Remove its entry and run npm install again.');
  if (!licensesByHand.has(name) && !allowedLicenses.has(license ?? ''))
    problems.push(
      `has the license "${license ?? ''}". Do without it, or add the license to scripts/supplyChain.ts.`,
    );
  if (hasInstallScript && !silencedScripts.has(name))
    problems.push(
      'runs a script when it is installed, which .npmrc does not let it. Check that it works without, and list it in scripts/supplyChain.ts.',
    );
  return problems.map((problem) => `package-lock.json: ${place} ${problem}`);
}

/** Names that are listed here and no longer needed. */
export function unusedExceptions(packages: Readonly<Record<string, LockedPackage>>): string[] {
  const names = new Set(Object.keys(packages).map((place) => place.split('node_modules/').at(-1)));
  return [...licensesByHand.keys(), ...silencedScripts.keys()].filter((name) => !names.has(name));
}
