import {
  compareLines,
  lifeOf,
  membersOf,
  summarize,
  whatIs,
  type ApiHistory,
  type ChangeRow,
  type HistoryEntry,
  type Named,
} from '../api-history/index.ts';
import type { ApiProduct } from '../api-reference/index.ts';

/** What a release line brought to a product. */
export interface ProductNews {
  product: ApiProduct;
  added: ChangeRow[];
  deprecated: ChangeRow[];
}

export interface LineNews {
  /** `8.11` */
  line: string;
  products: ProductNews[];
}

/** The release lines of a major, newest first. The first line is left out: its news are the migration. */
export function newsOf(histories: readonly ApiHistory[], major: number): LineNews[] {
  const isOwn = (line: string) => line.startsWith(`${major}.`) && line !== `${major}.0`;
  const lines = [...new Set(histories.flatMap((history) => history.lines))].filter(isOwn);
  // Read once, not again for every line.
  const named = histories.map((history) => ({
    product: history.product,
    names: namesOf(history),
  }));
  return lines
    .sort((one, other) => compareLines(other, one))
    .map((line) => ({
      line,
      products: named
        .map(({ product, names }) => productNews(product, names, line))
        .filter(({ added, deprecated }) => added.length + deprecated.length > 0),
    }));
}

type OwnedName = Named & { owner: HistoryEntry | undefined };

/** The exports that are still there, and their members. */
function namesOf({ entries }: ApiHistory): OwnedName[] {
  return Object.entries(entries).flatMap(([name, entry]) => {
    const entryRow = { name, what: whatIs(entry), life: lifeOf(entry), owner: undefined };
    const members = membersOf(name, entry).map((member) => ({ ...member, owner: entry }));
    return entry.removed ? [] : [entryRow, ...members];
  });
}

function productNews(product: ApiProduct, names: readonly OwnedName[], line: string): ProductNews {
  const rowsOf = (found: readonly Named[]) =>
    summarize(found.map(({ name, what }) => ({ kind: 'added', name, what })));
  return {
    product,
    added: rowsOf(
      // What came with its owner isn't told again.
      names.filter(
        ({ life, owner }) => life.since === line && owner?.since !== line && !life.removed,
      ),
    ),
    deprecated: rowsOf(names.filter(({ life }) => life.deprecated === line && !life.removed)),
  };
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The day of the first release of each line, from the packages' own change log: `2025-08-29`. */
export function releaseDays(changelog: string): Map<string, string> {
  const found = changelog.matchAll(
    /^##\s+v?(\d+\.\d+)\.\d+\s*\n+_([A-Z][a-z]{2})[a-z]* (\d{1,2}), (\d{4})_/gm,
  );
  const days = new Map<string, string>();
  for (const [, line = '', month = '', day = '', year = ''] of found) {
    const number = months.indexOf(month) + 1;
    const text = [year, number, day].map((part) => String(part).padStart(2, '0')).join('-');
    // The log has the newest first.
    if (number > 0) days.set(line, text);
  }
  return days;
}
