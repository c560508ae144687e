import fs from 'node:fs/promises';
import path from 'node:path';
import { pageTablePath, workerScope } from './names.ts';
import { pageTableOf, type KnownPage } from './pageTable.ts';

/** Writes the table of the pages that the worker answers for. */
export async function writePageTable(outDir: string, pages: readonly KnownPage[]): Promise<void> {
  const table = pageTableOf(pages.filter((page) => page.path.startsWith(workerScope)));
  await fs.writeFile(path.join(outDir, pageTablePath), JSON.stringify(table));
}
