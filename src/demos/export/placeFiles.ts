import { importsOf, type CodeVariant } from '../source/index.ts';
import { safePath } from './safePath.ts';
import type { ExportRequest } from './types.ts';

type Source = ExportRequest['files'][number];

export interface PlacedFile {
  /** In the project: `src/samples/orders.ts`. */
  path: string;
  text: string;
}

const ENDING = /\.(tsx?|css|json)$/;
/** Names that the project itself uses, without ending, in lower case. */
const TAKEN = ['demo', 'main', 'index', 'rtlcache', 'vite-env'];

function endingOf({ language }: Source, variant: CodeVariant): string {
  if (variant === 'TS' || language === 'css' || language === 'json') return language;
  return language === 'tsx' ? 'jsx' : 'js';
}

function normalize(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Where each file goes: the demo to `src/Demo`, samples to `src/samples`, the rest to `src`. */
function placesFor(files: readonly Source[], variant: CodeVariant): Map<string, string> {
  const taken = new Set(TAKEN.map((name) => `src/${name}`));
  const places = new Map<string, string>();
  files.forEach((file, index) => {
    if (index === 0) {
      places.set(file.path, `src/Demo.${endingOf(file, variant)}`);
      return;
    }
    const folder = /(^|\/)samples\/[^/]+$/.test(file.path) ? 'src/samples/' : 'src/';
    const name = safePath(file.path.slice(folderOf(file.path).length).replace(ENDING, ''));
    const suffix = file.language === 'css' || file.language === 'json' ? `.${file.language}` : '';
    const isFree = (stem: string): boolean => !taken.has((stem + suffix).toLowerCase());
    let stem = folder + name;
    for (let count = 2; !isFree(stem); count += 1) stem = `${folder}${name}-${count}`;
    taken.add((stem + suffix).toLowerCase());
    places.set(file.path, `${stem}.${endingOf(file, variant)}`);
  });
  return places;
}

function relativeFrom(importer: string, target: string): string {
  const from = folderOf(importer);
  const path = target.replace(/\.[jt]sx?$/, '');
  return path.startsWith(from) ? `./${path.slice(from.length)}` : `../${path.slice('src/'.length)}`;
}

/** The place of the file that a relative import names: with an ending, without, or with another. */
function findTarget(path: string, places: Map<string, string>): string | undefined {
  const endings = ['', '.ts', '.tsx', '.css', '.json'];
  const exact = endings.map((ending) => places.get(path + ending)).find(Boolean);
  return exact ?? [...places].find(([source]) => source.replace(ENDING, '') === path)?.[1];
}

function rewriteImports(text: string, source: string, places: Map<string, string>): string {
  const place = places.get(source) ?? '';
  let written = '';
  let at = 0;
  for (const { specifier, from, to } of importsOf(text)) {
    if (!specifier.startsWith('.')) continue;
    const target = findTarget(normalize(folderOf(source) + specifier), places);
    if (!target)
      throw new Error(
        `${place}: imports '${specifier}', which isn't a file of this demo. Remove the import to export the demo.`,
      );
    written += text.slice(at, from) + relativeFrom(place, target);
    at = to;
  }
  return written + text.slice(at);
}

/** A demo's files at their places in the project, importing one another from there. */
export function placeFiles(files: readonly Source[], variant: CodeVariant): PlacedFile[] {
  const places = placesFor(files, variant);
  return (
    files
      .map((file) => {
        const text = variant === 'TS' ? file.ts : file.js;
        const isCode = file.language === 'ts' || file.language === 'tsx';
        return {
          path: places.get(file.path) ?? '',
          text: isCode ? rewriteImports(text, file.path, places) : text,
        };
      })
      // A file of types alone leaves nothing behind in JavaScript.
      .filter(({ text }) => text.trim() !== '')
  );
}
