import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Logger } from 'vite';
import { extraction, isApiModelKept } from '../api-reference/index.node.ts';
import { projectRoot } from '../build-tools/index.node.ts';
import { pageFolderOf } from '../pages/index.ts';

let running: Promise<void> | undefined;

/**
 * The first time, the types of the packages take half a minute to read. That happens in a process of
 * its own, and only the pages that show types wait for it.
 */
export async function waitForApiModel(
  pathname: string,
  contentDir: string,
  logger: Logger,
): Promise<void> {
  if (!needsTypes(pathname, contentDir) || isApiModelKept()) return;
  running ??= extract(logger);
  await running;
}

/** In the text: a front-matter list of components, a table of the reference, or `DataGrid.sortModel`. */
const types = /^components:|<[A-Z]\w*Table\b|<Prop\b|`[A-Z]\w+\.[a-z]\w*`|\/x\/api\//m;

function needsTypes(pathname: string, contentDir: string): boolean {
  // Scripts, stylesheets, pictures; what is made from all pages is made from the reference too.
  if (!/\/$|\.(?:txt|md|xml)$|^\/x\/(?:search|agents|demos)\//.test(pathname)) return false;
  const folder = pageFolderOf(pathname.replace(/index\.txt$/, '').replace(/\.md$/, '/'));
  const page = path.join(contentDir, folder, 'page.mdx');
  return !fs.existsSync(page) || types.test(fs.readFileSync(page, 'utf8'));
}

function extract(logger: Logger): Promise<void> {
  logger.info('Reading the types of the packages, once. Pages without types open meanwhile.', {
    timestamp: true,
  });
  const child = spawn(process.execPath, extraction, { cwd: projectRoot, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      running = undefined;
      if (code === 0) resolve();
      else reject(new Error(`Reading the types of the packages failed with exit code ${code}.`));
    });
  });
}
