import { fromAddress, toAddress } from '../links/index.ts';
import { isDemoPage } from './names.ts';

/** A page as the build knows it. */
export interface KnownPage {
  path: string;
  /** Without the name of the site. */
  title: string;
  /** The scripts and styles that it needs to run the application; those of its demos are not among them. */
  files: readonly string[];
}

/** Stands for all pages that show one demo alone. */
const demoRow = '/x/demo/';

/** What is known of every page in the worker's scope. Many pages need the same files. */
export interface PageTable {
  files: string[][];
  /** `index`: in `files`. */
  pages: [path: string, title: string, index: number][];
}

/** The pages that show one demo alone are many, and have one row. */
export function pageTableOf(pages: readonly KnownPage[]): PageTable {
  const table: PageTable = { files: [], pages: [] };
  const places = new Map<string, number>();
  const placeOf = (files: readonly string[]) => {
    const sorted = [...new Set(files)].sort();
    const known = places.get(sorted.join());
    if (known !== undefined) return known;
    places.set(sorted.join(), places.size);
    return table.files.push(sorted) - 1;
  };
  const isDemo = ({ path }: KnownPage) => isDemoPage(path);
  for (const page of pages.filter((it) => !isDemo(it)))
    table.pages.push([page.path, page.title, placeOf(page.files)]);
  const demoFiles = pages.filter(isDemo).flatMap(({ files }) => files);
  if (demoFiles.length > 0) table.pages.push([demoRow, '', placeOf(demoFiles)]);
  return table;
}

/** The addresses of the files of a page; none if the table does not have it. */
export function filesOf(table: PageTable, address: string): string[] {
  const path = fromAddress(address);
  const name = isDemoPage(path) ? demoRow : path;
  const row = table.pages.find(([known]) => known === name);
  return ((row && table.files[row[2]]) ?? []).map(toAddress);
}

/** Reads the table at a path; without one, no page is known. */
export async function readPageTable(
  path: string,
  fetch: (address: string) => Promise<Response | undefined>,
): Promise<PageTable> {
  const answer = await fetch(toAddress(path)).catch(() => undefined);
  const table = answer?.ok ? ((await answer.json().catch(() => null)) as PageTable | null) : null;
  // A captive portal answers 200 to everything.
  return Array.isArray(table?.pages) && Array.isArray(table.files)
    ? table
    : { files: [], pages: [] };
}
