/** An in-browser server: the archive of a radio station, one level per request. */
export interface ArchiveEntry {
  id: string;
  label: string;
  childrenCount: number;
}

const levels: Record<string, [id: string, label: string][]> = {
  root: [
    ['drama', 'Radio drama'],
    ['music', 'Live music'],
    ['sport', 'Sport'],
  ],
  drama: [
    ['lighthouse', 'The lighthouse'],
    ['winter', 'Winter harbor'],
  ],
  lighthouse: [
    ['lighthouse-1', 'Part 1, 1971'],
    ['lighthouse-2', 'Part 2, 1971'],
  ],
  music: [['folk', 'Folk evenings']],
  folk: [
    ['folk-74', 'Town hall, 1974'],
    ['folk-79', 'Old granary, 1979'],
  ],
  sport: [['regatta', 'Regatta, 1982']],
};

export interface ArchiveServer {
  /** Returns the children of an entry, or the first level. */
  list: (parentId?: string) => Promise<ArchiveEntry[]>;
  rename: (id: string, label: string) => Promise<void>;
  /** Adds a recording to an entry. */
  add: (parentId: string, label: string) => void;
  setFailing: (failing: boolean) => void;
}

export function createArchiveServer(latencyMs = 900): ArchiveServer {
  const entries = structuredClone(levels);
  let failing = false;

  const answer = async <T>(compute: () => T): Promise<T> => {
    await new Promise((resolve) => setTimeout(resolve, latencyMs));
    if (failing) {
      throw new Error('The archive isn’t responding.');
    }
    return compute();
  };

  return {
    list: (parentId = 'root') =>
      answer(() =>
        (entries[parentId] ?? []).map(([id, label]) => ({
          id,
          label,
          childrenCount: entries[id]?.length ?? 0,
        })),
      ),
    rename: (id, label) =>
      answer(() => {
        for (const level of Object.values(entries)) {
          for (const entry of level) {
            if (entry[0] === id) entry[1] = label;
          }
        }
      }),
    add: (parentId, label) => {
      const level = (entries[parentId] ??= []);
      level.push([`${parentId}-new-${level.length + 1}`, label]);
    },
    setFailing: (value) => {
      failing = value;
    },
  };
}
