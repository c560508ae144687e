import type { StoredValue } from '../storage/index.ts';

/** Where the marks of the sidebar are. */
export const marksPath = '/x/whats-new/marks.json';

/** By release line, newest first: pages about its additions, each with the groups around it in the sidebar. */
export type NewsMarks = [line: string, pages: [path: string, groups: string[]][]][];

const isLine = (text: string | null): text is string => /^\d{1,4}\.\d{1,4}$/.test(text ?? '');

/** Whether a release line such as `8.10` came after another one. */
export function isNewer(line: string, other: string): boolean {
  const [major = 0, minor = 0] = line.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major === otherMajor ? minor > otherMinor : major > otherMajor;
}

interface Visits {
  /** Kept for good: the newest line of the last visit. */
  local: StoredValue;
  /** Kept for this visit: the line that it is compared with. */
  session: StoredValue;
  newest: string;
}

/** The line that a reader knew before this visit; on a first visit the newest, so that nothing is new. */
export function knownLine({ local, session, newest }: Visits): string {
  const during = session.read();
  if (isLine(during)) return during;
  const before = local.read();
  const known = isLine(before) ? before : newest;
  session.write(known);
  local.write(newest);
  return known;
}

export interface MarkedPlaces {
  /** The newest line that a page or a group has news of. */
  pages: Map<string, string>;
  groups: Map<string, string>;
}

/** What is new since a line; a file of another shape has no marks. */
export function marksSince(marks: unknown, known: string): MarkedPlaces {
  const found: MarkedPlaces = { pages: new Map(), groups: new Map() };
  try {
    for (const [line, pages] of marks as NewsMarks) {
      if (!isNewer(line, known)) continue;
      for (const [path, groups] of pages) {
        if (!found.pages.has(path)) found.pages.set(path, line);
        for (const group of groups) if (!found.groups.has(group)) found.groups.set(group, line);
      }
    }
  } catch {
    // A build of another version, or none of ours.
  }
  return found;
}
