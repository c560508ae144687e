import type { EntryKind } from '../entries.ts';
import { isIdentifier, isStopWord, keyOf, partsOf, squash, wordShape } from './tokens.ts';

/** One word of a query. */
export interface Unit {
  /** In lower case, as one word. */
  word: string;
  /** Names of the code are looked for whole, and by these if there is no such name. */
  parts: readonly string[];
  /** The reader may still be typing it. */
  isLast: boolean;
  /** It names a product: all of that product's pages have it. */
  product?: string | undefined;
  /** It only qualifies the name after it: `apiRef.current.getRow`. */
  isContext?: boolean;
  /** It says little beside another word: `keyboard support`, `add a toolbar`. */
  isLight?: boolean;
  /** It names a kind of thing: `rowClick event`. */
  kind?: EntryKind | undefined;
}

export interface ReadQuery {
  units: Unit[];
  /** Written like a name of the code, one word, or words for a task. */
  mode: 'identifier' | 'word' | 'task';
  /** To be compared with names: by their letters, by their stems, and without words for products. */
  whole: string;
  key: string;
  bareKey: string;
  /** The key the other way round: `width of a column` is `column width`. Empty if there is none. */
  turnedKey: string;
  hintedProducts: string[];
}

const productWords: Record<string, string> = {
  grid: 'x-data-grid',
  datagrid: 'x-data-grid',
  table: 'x-data-grid',
  picker: 'x-date-pickers',
  pickers: 'x-date-pickers',
  chart: 'x-charts',
  charts: 'x-charts',
  graph: 'x-charts',
  tree: 'x-tree-view',
  treeview: 'x-tree-view',
};

const kindWords: Record<string, EntryKind> = {
  component: 'component',
  prop: 'prop',
  props: 'prop',
  event: 'event',
  slot: 'slot',
  class: 'class',
  method: 'method',
  hook: 'hook',
  type: 'type',
  selector: 'selector',
  demo: 'demo',
  example: 'demo',
};

const lightWords = new Set(
  'support all any add set get make create enable implement need have feature guide docs'.split(
    ' ',
  ),
);

const mostUnits = 8;

export function readQuery(query: string): ReadQuery {
  const written = [...query.matchAll(wordShape)]
    .map(([word]) => word)
    // `apiRef.current.getRow`, `<DataGrid sortModel>`: each name for itself.
    .flatMap((word) => (isIdentifier(word) ? word.split('.').filter(Boolean) : [word]))
    .flatMap((word) => (isIdentifier(word) ? [word] : word.split(/[-_.]/)));
  const telling = written.filter((word) => !isStopWord(word.toLowerCase()));
  // `Paper.as`: a name of the code may be such a word.
  const isKept = isIdentifier(query) || telling.length === 0;
  const words = (isKept ? written : telling).slice(0, mostUnits);
  const hasCode = isIdentifier(query) || words.some((word) => isIdentifier(word));
  const isDotted = isIdentifier(query) && query.includes('.');
  const units = words.map((word, index): Unit => {
    const lower = word.toLowerCase();
    return {
      word: squash(word),
      parts: partsOf(word),
      isLast: index === words.length - 1 && !/\s$/.test(query),
      product: words.length > 1 ? productWords[lower] : undefined,
      kind: words.length > 1 ? kindWords[lower] : undefined,
      isContext: isDotted && index < words.length - 1,
      isLight: words.length > 1 && lightWords.has(lower),
    };
  });
  const lower = words.flatMap(partsOf);
  const bare = units.filter(({ product }) => product === undefined);
  return {
    units,
    mode: hasCode ? 'identifier' : units.length > 1 ? 'task' : 'word',
    whole: squash(words.join('')),
    key: keyOf(lower),
    bareKey: keyOf(bare.flatMap(({ parts }) => parts)),
    turnedKey: turnedKeyOf(query),
    hintedProducts: units.flatMap(({ product }) => product ?? []),
  };
}

function turnedKeyOf(query: string): string {
  const [thing, owner, ...more] = query.toLowerCase().split(/\s+of\s+/);
  if (!thing || !owner || more.length > 0) return '';
  const words = `${owner} ${thing}`.match(wordShape) ?? [];
  return keyOf(words.flatMap(partsOf));
}
