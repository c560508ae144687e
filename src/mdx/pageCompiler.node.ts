import fs from 'node:fs';
import { apiModelKey } from '../api-reference/index.node.ts';
import { openStore } from '../build-tools/index.node.ts';
import { findPageFiles } from '../pages/index.node.ts';
import { compileCode } from './compileCode.node.ts';
import type { CompilePool } from './compilePool.node.ts';
import type { CompiledPart, CompileSettings } from './compileWorker.node.ts';
import { knownPages } from './knownPages.node.ts';
import { createPageCache, pageKey } from './pageCache.node.ts';

export interface PageCompiler {
  compile: (source: string, file: string, part?: CompiledPart) => Promise<string>;
  /** Compiles every page of the content; throws all that is wrong with them at once. */
  compileAll: () => Promise<{ cached: number; made: number }>;
}

/** Each page is compiled once for all that it is made from, in this process or an earlier one. */
export function createPageCompiler(settings: CompileSettings, pool: CompilePool): PageCompiler {
  const { contentDir, origin, navigation, texts } = settings;
  const languages = Object.keys(texts);
  const cache = createPageCache(openStore(), knownPages(contentDir, navigation));
  const running = new Map<string, Promise<string>>();
  const counts = { cached: 0, made: 0 };

  async function compile(
    source: string,
    file: string,
    part: CompiledPart = 'page',
  ): Promise<string> {
    const { hash: codeHash } = await compileCode();
    const modelKey = apiModelKey();
    const readKey = () =>
      pageKey({ part, file, source, contentDir, origin, texts, codeHash, modelKey });
    const key = readKey();
    const found = running.get(key) ?? cache.find(key);
    if (found !== undefined) {
      counts.cached += 1;
      return found;
    }
    const made = make(source, file, part, key, readKey).finally(() => running.delete(key));
    running.set(key, made);
    return made;
  }

  async function make(
    source: string,
    file: string,
    part: CompiledPart,
    key: string,
    readKey: () => string,
  ) {
    const page = await pool.compile(source, file, part);
    // A demo that was saved meanwhile may be in the page or not.
    if (readKey() === key) cache.keep(key, page);
    counts.made += 1;
    return page.code;
  }

  async function compileAll() {
    Object.assign(counts, { cached: 0, made: 0 });
    const files = findPageFiles(contentDir, languages);
    const results = await Promise.allSettled(
      files.map(({ file }) => compile(fs.readFileSync(file, 'utf8'), file)),
    );
    const errors = results.flatMap((result) =>
      result.status === 'rejected' ? [String((result.reason as Error).message)] : [],
    );
    if (errors.length > 0) throw new Error([...new Set(errors)].join('\n'));
    return { ...counts };
  }

  return { compile, compileAll };
}
