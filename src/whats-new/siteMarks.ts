import { apiPathOf } from '../api-reference/index.ts';
import type { LineNews } from './news.ts';
import type { NewsMarks } from './marks.ts';

interface Guide {
  path: string;
  components: readonly string[];
}

interface SiteParts {
  news: readonly LineNews[];
  guides: readonly Guide[];
  /** The groups around a page in the sidebar; undefined: it isn't there. */
  groupsOf: (path: string) => string[] | undefined;
}

/** The API pages of what a line added to or added, and the guides of its new components. */
export function marksOf({ news, guides, groupsOf }: SiteParts): NewsMarks {
  return news.map(({ line, products }) => {
    const paths = products.flatMap(({ product, added }) => {
      const components = added
        .filter(({ what, owners }) => what === 'component' && owners.length === 0)
        .flatMap(({ names }) => names);
      const owners = added.flatMap((row) => row.owners);
      return [
        ...[...components, ...owners].map((name) => apiPathOf({ product, name })),
        ...guides
          .filter((guide) => guide.components.some((name) => components.includes(name)))
          .map(({ path }) => path),
      ];
    });
    const pages = [...new Set(paths)].sort().flatMap((path): [string, string[]][] => {
      const groups = groupsOf(path);
      return groups ? [[path, groups]] : [];
    });
    return [line, pages];
  });
}
