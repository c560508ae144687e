import fs from 'node:fs';
import path from 'node:path';
import { COMPANION_LIBRARIES, importsOf, packageOf } from '../../source/index.ts';

/** Modules that are loaded together, as one lazy import. */
export interface Bundle {
  name: string;
  specifiers: string[];
}

// With fewer than a dozen products a list is clearer than a search of node_modules.
const products = [
  '@mui/x-data-grid',
  '@mui/x-data-grid-pro',
  '@mui/x-data-grid-premium',
  '@mui/x-date-pickers',
  '@mui/x-date-pickers-pro',
  '@mui/x-charts',
  '@mui/x-charts-pro',
  '@mui/x-tree-view',
  '@mui/x-tree-view-pro',
];
const dateLibraries = ['dayjs', 'date-fns', 'date-fns-jalali', 'luxon', 'moment', 'moment-hijri'];
/** Each needs a date library of its own, or is heavy and seldom asked for. */
const apart = /^(Adapter(Dayjs|DateFns|DateFnsJalali|Luxon|Moment|MomentHijri)|locales?)$/;
/** No part of the public surface, or in need of a library that the site does not have. */
const left =
  /^(Adapter.+|internals?|tests|esm|cjs|modern|node|types|typeOverloads|themeAugmentation|themeCssVarsAugmentation|zero-styled|setupExcelExportWebWorker|OverridableComponent|className|Pigment.+)$/;

/** What edited code may import, besides React and its own files. */
export function registryBundles(root: string, contentDir: string): Bundle[] {
  const used = importsOfContent(contentDir);
  const usedOf = (name: string) => used.filter((specifier) => packageOf(specifier) === name);
  const modules = path.join(root, 'node_modules');
  const material = subpaths(modules, '@mui/material').filter((it) => !it.endsWith('/locale'));
  // What demos import is little; all of Material is loaded when something else is asked for.
  const usual = material.filter((it) => it !== '@mui/material' && used.includes(it));
  return [
    { name: 'material-usual', specifiers: usual },
    { name: 'material', specifiers: material.filter((it) => !usual.includes(it)) },
    { name: 'icons', specifiers: usedOf('@mui/icons-material') },
    ...products.flatMap((name) => productBundles(modules, name)),
    ...COMPANION_LIBRARIES.flatMap((name) =>
      usedOf(name).map((it) => ({ name: fileName(it), specifiers: [it] })),
    ),
    ...dateLibraries.flatMap((name) =>
      [...new Set([name, ...usedOf(name)])].map((it) => ({ name: fileName(it), specifiers: [it] })),
    ),
  ].filter(({ specifiers }) => specifiers.length > 0);
}

function productBundles(modules: string, name: string): Bundle[] {
  const all = subpaths(modules, name);
  const isApart = (specifier: string) => apart.test(specifier.slice(name.length + 1));
  return [
    { name: fileName(name), specifiers: all.filter((it) => !isApart(it)) },
    ...all.filter(isApart).map((it) => ({ name: fileName(it), specifiers: [it] })),
  ];
}

/** A package and its public folders: `@mui/x-charts`, `@mui/x-charts/BarChart`, … */
function subpaths(modules: string, name: string): string[] {
  const folder = path.join(modules, name, 'esm');
  const names = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && (apart.test(entry.name) || !left.test(entry.name)))
    .filter((entry) => fs.existsSync(path.join(folder, entry.name, 'index.js')))
    .map((entry) => `${name}/${entry.name}`);
  return [name, ...names];
}

/** Every module that a file of the content imports, sorted. */
export function importsOfContent(contentDir: string): string[] {
  const found = (fs.readdirSync(contentDir, { recursive: true }) as string[])
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
    .flatMap((name) =>
      importsOf(untilLastImport(fs.readFileSync(path.join(contentDir, name), 'utf8'))),
    )
    .map(({ specifier }) => specifier);
  return [...new Set(found)].sort();
}

/** The rest of a file, most of it, need not be read. A specifier is at most on the line after its keyword. */
function untilLastImport(code: string): string {
  const last = Math.max(code.lastIndexOf('from'), code.lastIndexOf('import'));
  if (last === -1) return '';
  const line = code.indexOf('\n', last);
  const next = line === -1 ? -1 : code.indexOf('\n', line + 1);
  return next === -1 ? code : code.slice(0, next);
}

/** `@mui/x-charts/locales` → `x-charts-locales`. */
function fileName(specifier: string): string {
  return specifier.replace(/^@(mui\/)?/, '').replaceAll('/', '-');
}
