import { stem } from './tokens.ts';

/** Words that readers use for the same thing; the documentation uses one of each line. */
const groups = [
  'pin freeze sticky fix lock',
  'visibility visible hide show hidden toggle',
  'order reorder move drag rearrange',
  'dimension width resize size autosize',
  'span merge colspan rowspan',
  'detail expandable nested panel',
  'aggregate sum total average count footer',
  'localization translate translation language locale i18n l10n german french spanish chinese japanese',
  'excel xlsx spreadsheet',
  'export download save csv print',
  'lazy infinite',
  'clipboard copy paste',
  'compose combine mix',
  'composition combine',
  'style css theme color look appearance',
  'quickstart start started begin setup',
  'install installation setup npm',
  'migrate migration upgrade update breaking',
  'accessibility a11y aria wcag screenreader keyboard',
  'tree hierarchy hierarchical nested',
  'server backend remote api async',
  'filter search find',
  'validation validate forbid refuse disable limit min max invalid error',
  'pie donut doughnut',
  'bar column histogram',
  'overlay empty loading skeleton placeholder',
  'editing edit editable change',
  'rename label',
  'persistence save store',
  'remember save restore persist storage',
  'virtualization virtual windowing virtualized',
  'selection select checkbox choose',
  'expansion expand collapse open close',
  'pagination paging paginator page',
  'custom customization customize replace override own',
  'performance slow fast lag',
  'zone timezone utc',
  'jalali persian',
  'hijri islamic',
  'ampm meridiem',
  'week monday sunday',
  'shortcut preset',
  'tooltip hover hint',
  'highlight hover emphasize',
  'height tall autoheight',
  'license key',
  'price cost plan',
  'question help support',
  'remove delete',
  'stripe zebra',
  'event listener handler callback listen',
].map((line) => line.split(' ').map(stem));

const table = new Map<string, Set<string>>();
for (const group of groups) {
  for (const word of group) {
    const others = table.get(word) ?? new Set<string>();
    for (const other of group) if (other !== word) others.add(other);
    table.set(word, others);
  }
}

/** Every word of the table, for misspelt ones. */
export const synonymWords: readonly string[] = groups.flat();

export function synonymsOf(stemmed: string): Iterable<string> {
  return table.get(stemmed) ?? [];
}
