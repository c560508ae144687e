/** Words of the prose alone: no front matter, code, components or link targets. */
export function wordsOf(source: string): number {
  const prose = source
    .replace(/^---\n[\s\S]*?\n---/, '')
    .replace(/^( *)```[\s\S]*?^\1```/gm, '')
    .replace(/<[^>]+>|\{[^}]*\}|\]\([^)]*\)/g, ' ');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’_.()-]*/gu)?.length ?? 0;
}

const common = new Set(
  'a an and the of for to in on with without by from using use usage how what why is are be or vs your you custom customize customizing basic other via as at its it'.split(
    ' ',
  ),
);

const stem = (word: string) =>
  word.replace(/(?:ization|izing|ation|ing|ed|es|s|able|e)$/, '').slice(0, 8);

const stemsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => !common.has(word)).map(stem);

/** Topics of which the page holds less than two thirds of the telling words: a hint, no verdict. */
export function missingTopics(source: string, topics: readonly string[]): string[] {
  const spelt = source.replace(/([a-z0-9])([A-Z])/g, '$1 $2');
  const known = new Set(stemsOf(`${source} ${spelt}`));
  return topics.filter((topic) => {
    const stems = stemsOf(topic);
    return stems.filter((each) => known.has(each)).length < (stems.length * 2) / 3;
  });
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
