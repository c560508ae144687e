import fs from 'node:fs';
import { apiModelKey } from '../api-reference/loadModel.node.ts';
import { openStore } from '../build/store.node.ts';
import { findPageFiles } from '../pages/pagesPlugin.node.ts';
import { compileCode } from './compileCode.node.ts';
import { startCompilePool, type CompilePool } from './compilePool.node.ts';
import type { CompileSettings } from './compileWorker.node.ts';
import { knownPages } from './knownPages.node.ts';
import { createPageCache, pageKey } from './pageCache.node.ts';

export interface PageCompiler {
  compile: (source: string, file: string) => Promise<string>;
  /** Compiles every page of the content and ends the threads; throws all that is wrong with them at once. */
  compileAll: () => Promise<{ cached: number; made: number }>;
}

/** The pages of a build: each is compiled once although the server graph is built twice, or not at all. */
export function createPageCompiler(settings: CompileSettings): PageCompiler {
  const { contentDir, origin, navigation } = settings;
  const cache = createPageCache(openStore(), knownPages(contentDir, navigation));
  const memo = new Map<string, { source: string; result: Promise<string> }>();
  const counts = { cached: 0, made: 0 };
  let pool: Promise<CompilePool> | undefined;

  async function compileOrFind(source: string, file: string): Promise<string> {
    const { hash: codeHash } = await compileCode();
    const modelKey = apiModelKey();
    const readKey = () => pageKey({ file, source, contentDir, origin, codeHash, modelKey });
    const key = readKey();
    const found = cache.find(key);
    if (found !== undefined) {
      counts.cached += 1;
      return found;
    }
    pool ??= startCompilePool(settings);
    const page = await (await pool).compile(source, file);
    // A demo that was saved meanwhile may be in the page or not.
    if (readKey() === key) cache.keep(key, page);
    counts.made += 1;
    return page.code;
  }

  function compile(source: string, file: string): Promise<string> {
    const known = memo.get(file);
    if (known?.source === source) return known.result;
    const result = compileOrFind(source, file);
    memo.set(file, { source, result });
    return result;
  }

  async function compileAll() {
    const files = findPageFiles(contentDir);
    const results = await Promise.allSettled(
      files.map(({ file }) => compile(fs.readFileSync(file, 'utf8'), file)),
    );
    const used = pool;
    pool = undefined;
    await (await used)?.close();
    const errors = results.flatMap((result) =>
      result.status === 'rejected' ? [String((result.reason as Error).message)] : [],
    );
    if (errors.length > 0) throw new Error([...new Set(errors)].join('\n'));
    return counts;
  }

  return { compile, compileAll };
}
