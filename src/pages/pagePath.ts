/** Folders of the writers' room whose public path has another name. */
const publicNames: Record<string, string> = {
  'data-grid': 'react-data-grid',
  'date-pickers': 'react-date-pickers',
  charts: 'react-charts',
  'tree-view': 'react-tree-view',
};

/** `data-grid/sorting` (a folder inside `content/`) → `/x/react-data-grid/sorting/`. */
export function pagePathOf(folder: string): string {
  const [first = '', ...rest] = folder.split('/');
  return `/x/${[publicNames[first] ?? first, ...rest].join('/')}/`;
}

/** The inverse: the folder inside `content/` of a page's path. */
export function pageFolderOf(path: string): string {
  const [, , first = '', ...rest] = path.replace(/\/$/, '').split('/');
  const folder = Object.entries(publicNames).find(([, name]) => name === first)?.[0] ?? first;
  return [folder, ...rest].join('/');
}

/** The file that a navigation entry expects, as shown in error messages. */
export function pageFileOf(path: string): string {
  return `content/${pageFolderOf(path)}/page.mdx`;
}
