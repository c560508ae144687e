/** Words that don't help to find anything. */
const stopWords = new Set(
  'a an and are as at be by can do does for from how i in into is it its my of on or per should that the there this to use using want what when where which while who why will with without you your'.split(
    ' ',
  ),
);

export const isStopWord = (word: string) => stopWords.has(word);

/** `getRowId` → `get Row Id`; `GridAPIRef` → `Grid API Ref`. */
function splitCase(word: string): string[] {
  return word
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(' ');
}

export const wordShape = /[\p{L}\p{N}]+(?:[.\-_][\p{L}\p{N}]+)*/gu;

/** More words than the site has: what readers type does not fill a server's memory. */
const mostKnown = 50_000;
const known = new Map<string, string>();
const irregular = new Map([
  ['axes', 'axis'],
  // Without its `e` it is another word: `disablePast`.
  ...['paste', 'pastes', 'pasted', 'pasting'].map((form) => [form, 'paste'] as const),
]);

/** One form for singular and plural, and for the ways a word ends: `columns`, `sorting`, `sorted`. */
export function stem(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const stemmed = irregular.get(word) ?? stemOf(word);
  if (known.size >= mostKnown) known.clear();
  known.set(word, stemmed);
  return stemmed;
}

function stemOf(word: string): string {
  const single = word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=[sx])es$/, '')
    .replace(/(?<=[^siu])s$/, '');
  if (single.length < 5) return single;
  return single
    .replace(/(?<=....)(?:ability|ibility|able|ible)$/, '')
    .replace(/(?<=...)(?:ization|ation)$/, '')
    .replace(/(?<=.....)ition$/, '')
    .replace(/(?<=[ts])ion$/, '')
    .replace(/(?<=...)(?:izing|ating|ing|ize|ate|ed)$/, '')
    .replace(/(?<=er)er$|(?<=t)ter$/, '')
    .replace(/([^aeiouls])\1$/, '$1')
    .replace(/(?<=...)e$/, '');
}

interface Forms {
  whole: string;
  parts: readonly string[];
  stems: readonly string[];
}

const knownForms = new Map<string, Forms>();

/** A word as it is compared with others. Few words make up all texts, and each is taken apart once. */
export function formsOf(word: string): Forms {
  const before = knownForms.get(word);
  if (before) return before;
  const parts = word
    .split(/[.\-_]+/)
    .flatMap(splitCase)
    .map((part) => part.toLowerCase());
  const forms = { whole: squash(word), parts, stems: parts.map(stem) };
  if (knownForms.size >= mostKnown) knownForms.clear();
  knownForms.set(word, forms);
  return forms;
}

/** The parts of a word in lower case: `apiRef.current` → `api`, `ref`, `current`. */
export const partsOf = (word: string): readonly string[] => formsOf(word).parts;

/** The stems of a text, for looking words up in it. */
export function stemsOf(text: string): string[] {
  const stems: string[] = [];
  for (const [word] of text.matchAll(wordShape)) {
    const forms = formsOf(word);
    if (forms.parts.length > 1) stems.push(forms.whole);
    forms.parts.forEach((part, index) => {
      if (!stopWords.has(part)) stems.push(forms.stems[index] ?? part);
    });
  }
  return stems;
}

/** Every form under which a name is found: whole, its parts, and their stems. */
export function tokensOf(text: string): string[] {
  const tokens = new Set<string>();
  const words = [...text.matchAll(wordShape)].map(([word]) => word);
  for (const word of words) {
    const { whole, parts } = formsOf(word);
    if (parts.length > 1) tokens.add(whole);
    for (const part of parts) {
      if (stopWords.has(part) && words.length > 1) continue;
      tokens.add(stem(part));
      // The full form too: a misspelt word has no ending that could be taken off.
      tokens.add(part);
    }
  }
  return [...tokens];
}

/** A name as one word: `Date Picker`, `DatePicker` and `date-picker` are the same. */
export function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** A name by its stems: `Sort columns` and `sorting a column` are the same. */
export function keyOf(words: readonly string[]): string {
  return words
    .filter((word) => !stopWords.has(word))
    .map(stem)
    .join('');
}

/** A word that is written like a name of the code. */
export function isIdentifier(query: string): boolean {
  const word = query.trim();
  return (
    /^[\w.$<>/()#-]+$/.test(word) &&
    (/[a-z0-9][A-Z]|\w[.]\w|[_$(]/.test(word) || /^(Mui|use[A-Z])/.test(word)) &&
    !/^\w+\.js$/i.test(word)
  );
}
