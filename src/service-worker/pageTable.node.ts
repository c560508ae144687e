import fs from 'node:fs/promises';
import path from 'node:path';
import type { OfflinePlaces } from './names.ts';
import { pageTableOf, type KnownPage } from './pageTable.ts';

/** Writes the table of the pages that the worker answers for. */
export async function writePageTable(
  outDir: string,
  { scope, pageTable }: OfflinePlaces,
  pages: readonly KnownPage[],
): Promise<void> {
  const table = pageTableOf(pages.filter((page) => page.path.startsWith(scope)));
  await fs.writeFile(path.join(outDir, pageTable), JSON.stringify(table));
}
