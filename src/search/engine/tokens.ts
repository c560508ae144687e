/** Words that say nothing about what is wanted. */
const stopWords = new Set(
  'a an and are as at be by can do does for from how i in is it its my of on or that the this to what when where which with you your'.split(
    ' ',
  ),
);

/** `getRowId` → `get Row Id`; `GridAPIRef` → `Grid API Ref`. */
export function splitCase(word: string): string[] {
  return word
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(' ');
}

const wordShape = /[\p{L}\p{N}]+(?:[.\-_][\p{L}\p{N}]+)*/gu;

/** One form for singular and plural, and for the ways a verb ends: `columns`, `sorting`, `sorted`. */
export function stem(word: string): string {
  if (word.length < 5) return word.replace(/(?<=..)s$/, '');
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=.)(?:s|es)$/, '')
    .replace(/(?<=...)(?:ization|ation)$/, '')
    .replace(/(?<=...)(?:izing|ating|ing|ize|ate|ed|er)$/, '')
    .replace(/([^aeiouls])\1$/, '$1')
    .replace(/(?<=...)e$/, '');
}

/** Every form under which a text is found: whole names and their parts, stems of words. */
export function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (const [word] of text.matchAll(wordShape)) {
    const whole = word.toLowerCase();
    const parts = word
      .split(/[.\-_]/)
      .flatMap(splitCase)
      .map((part) => part.toLowerCase());
    if (parts.length > 1) tokens.push(whole.replace(/[.\-_]/g, ''));
    for (const part of parts) {
      if (stopWords.has(part)) continue;
      tokens.push(stem(part));
      // The full form too: a misspelt word has no ending that could be taken off.
      if (part.length > 4 && stem(part) !== part) tokens.push(part);
    }
  }
  return tokens;
}

/** A name as one word: `Date Picker`, `DatePicker` and `date-picker` are the same. */
export function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** A query that is written like a name of the code. */
export function isIdentifier(query: string): boolean {
  const word = query.trim();
  return (
    /^[\w.$<>/()#-]+$/.test(word) &&
    (/[a-z0-9][A-Z]|[._$(]/.test(word) || /^(Mui|use[A-Z])/.test(word))
  );
}
