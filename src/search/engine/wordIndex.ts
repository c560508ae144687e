import { editDistance } from '../../links/index.ts';

/**
 * Which numbered things have a word: asked for the word, for its beginning, or with typos. Plain
 * arrays, because a search at every key has a few milliseconds on a slow machine.
 */
export function createWordIndex() {
  const holders = new Map<string, number[]>();
  /** All words in order; their letters, to leave out most of those that are not near. */
  let words: string[] = [];
  let letters = new Int32Array();

  /** Things come in the order of their numbers. */
  function add(id: number, tokens: Iterable<string>): void {
    for (const word of tokens) {
      const known = holders.get(word);
      if (!known) holders.set(word, [id]);
      else if (known.at(-1) !== id) known.push(id);
    }
  }

  function arrange(): void {
    if (words.length === holders.size) return;
    words = [...holders.keys()].sort();
    letters = Int32Array.from(words, lettersOf);
  }

  const get = (word: string): readonly number[] => holders.get(word) ?? [];

  function startingWith(start: string): readonly string[] {
    arrange();
    let from = 0;
    for (let end = words.length; from < end;) {
      const middle = (from + end) >> 1;
      if ((words[middle] ?? '') < start) from = middle + 1;
      else end = middle;
    }
    let to = from;
    while (words[to]?.startsWith(start)) to += 1;
    return words.slice(from, to);
  }

  /** The words that differ by at most so many typos. */
  function near(word: string, limit: number): readonly string[] {
    arrange();
    const wordLetters = lettersOf(word);
    const found: string[] = [];
    for (let index = 0; index < letters.length; index += 1) {
      // A typo takes one letter away and brings one in.
      if (count((letters[index] ?? 0) ^ wordLetters) > 2 * limit) continue;
      const other = words[index] ?? '';
      if (editDistance(word, other, limit) <= limit) found.push(other);
    }
    return found;
  }

  return { add, get, startingWith, near };
}

/** One bit for each of 32 letters. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

function count(bits: number): number {
  let left = bits;
  let ones = 0;
  for (; left !== 0; left &= left - 1) ones += 1;
  return ones;
}
