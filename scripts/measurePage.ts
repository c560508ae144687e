/** Words of the prose alone: no front matter, code, components or link targets. */
export function wordsOf(source: string): number {
  const prose = source
    .replace(/^---\n[\s\S]*?\n---/, '')
    .replace(/^( *)```[\s\S]*?^\1```/gm, '')
    .replace(/<[^>]+>|\{[^}]*\}|\]\([^)]*\)/g, ' ');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’_.()-]*/gu)?.length ?? 0;
}

/** `/x/react-data-grid/sorting` → `Data Grid` */
export function productNameOf(path: string): string {
  const names: [string, string][] = [
    ['/x/react-data-grid', 'Data Grid'],
    ['/x/react-date-pickers', 'Date and Time Pickers'],
    ['/x/react-charts', 'Charts'],
    ['/x/react-tree-view', 'Tree View'],
    ['/x/migration', 'Migration'],
  ];
  return names.find(([start]) => path.startsWith(start))?.[1] ?? 'Introduction';
}
