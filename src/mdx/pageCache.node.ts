import fs from 'node:fs';
import path from 'node:path';
import { hashOf, type Store } from '../build-tools/index.node.ts';
import { languageOfFile } from '../pages/index.node.ts';
import type { CompiledPage, CompiledPart } from './compileWorker.node.ts';
import { sourceOf } from './sourceOf.node.ts';
import type { TwinTexts } from './twin.ts';

/** Everything that a compiled page is made from, except the answers to "is there such a page". */
export interface PageInputs {
  part: CompiledPart;
  /** Absolute. */
  file: string;
  source: string;
  contentDir: string;
  origin: string;
  /** By language. */
  texts: Readonly<Record<string, TwinTexts>>;
  /** Of our own code and the packages that it uses. */
  codeHash: string;
  modelKey: string;
}

export function pageKey(inputs: PageInputs): string {
  const { part, file, source, contentDir, origin, texts, codeHash, modelKey } = inputs;
  const name = path.relative(contentDir, file).replaceAll(path.sep, '/');
  const language = languageOfFile(file);
  return hashOf(
    part,
    codeHash,
    modelKey,
    origin,
    name,
    source,
    JSON.stringify(texts[language] ?? ''),
    ...(language === 'en' ? [] : [sourceOf(file)]),
    ...demosBeside(path.dirname(file)),
  );
}

/** A page shows the text of demos in its folder, and says which stylings each of them has. */
function demosBeside(folder: string): (string | Buffer)[] {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  return names
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [name, fs.readFileSync(path.join(folder, name))]);
}

/**
 * Compiled pages. A page asks of some paths whether the site has them; a new page elsewhere makes only those
 * pages stale that asked for its path. So the key leads to the questions, and their answers to the code.
 */
export function createPageCache(store: Store, hasPage: (path: string) => boolean) {
  const answered = (key: string, asked: readonly string[]) =>
    hashOf(key, ...asked.flatMap((path) => [path, String(hasPage(path))]));
  return {
    find(key: string): string | undefined {
      const asked = store.read('page-questions', key)?.toString();
      if (asked === undefined) return undefined;
      return store.read('page', answered(key, JSON.parse(asked) as string[]))?.toString();
    },
    keep(key: string, { code, asked }: CompiledPage): void {
      store.write('page', answered(key, asked), code);
      store.write('page-questions', key, JSON.stringify(asked));
    },
  };
}
