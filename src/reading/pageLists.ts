import type { StoredValue } from '../storage/index.ts';

export interface KeptPage {
  /** As in the address bar. */
  path: string;
  title: string;
}

const longest = { path: 300, title: 120 };
/** More than are shown, because the list leaves out the open page. */
export const mostPages = { recent: 7, bookmarks: 30 } as const;

/** Pages that are kept in this browser, newest first; a damaged list counts as none. */
export function createPageList(slot: StoredValue, most: number) {
  function read(): KeptPage[] {
    try {
      const list: unknown = JSON.parse(slot.read() ?? '[]');
      return Array.isArray(list) ? list.flatMap(pageOf).slice(0, most) : [];
    } catch {
      return [];
    }
  }
  const without = (path: string) => read().filter((page) => page.path !== path);
  const write = (pages: KeptPage[]) => slot.write(JSON.stringify(pages.slice(0, most)));
  return {
    read,
    has: (path: string) => read().some((page) => page.path === path),
    add(page: KeptPage): void {
      write([...pageOf(page), ...without(page.path)]);
    },
    remove(path: string): void {
      write(without(path));
    },
  };
}

/** A path of this site alone: what another tab or program wrote must not lead elsewhere. */
function pageOf(value: unknown): KeptPage[] {
  const { path, title } = (value ?? {}) as Partial<Record<keyof KeptPage, unknown>>;
  if (typeof path !== 'string' || typeof title !== 'string' || title.trim() === '') return [];
  if (!/^\/(?![/\\])/.test(path) || path.length > longest.path) return [];
  return [{ path, title: title.trim().slice(0, longest.title) }];
}
