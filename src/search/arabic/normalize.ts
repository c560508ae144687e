import { sameWords, stopWords } from './words.ts';

export const arabicLetters = /[\u0621-\u064A\u0671-\u06D3]/;
const arabicWord = /[\u0621-\u065F\u0670-\u06D3]+/g;
/** A letter that is written before a Latin name without a space, as in `وPremium`. */
const seam = /(?<=[\u0621-\u06D3])(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=[\u0621-\u06D3])/g;

/** One spelling for all: without vowel signs and tatweel, with one form of alef, yeh and teh marbuta. */
export function fold(word: string): string {
  return word
    .replace(/\u0640|[\u064B-\u065F]|\u0670/g, '')
    .replace(/[آأإٱ]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ة/g, 'ه');
}

const articles = ['وال', 'بال', 'كال', 'فال', 'ولل', 'لل', 'ال'];
const endings = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'];
/** What is left of a word has at least so many letters. */
const least = 3;

/** A light stem: without the article, with what is joined to it, and without common endings. */
export function stemArabic(folded: string): string {
  let stem = folded;
  const article = articles.find(
    (start) => stem.startsWith(start) && stem.length - start.length >= 2,
  );
  if (article) stem = stem.slice(article.length);
  else if (stem.startsWith('و') && stem.length > least) stem = stem.slice(1);
  for (const ending of endings) {
    if (stem.endsWith(ending) && stem.length - ending.length >= least) {
      stem = stem.slice(0, -ending.length);
    }
  }
  return stem;
}

const mostKnown = 50_000;
const known = new Map<string, string>();

/** A word as it is looked up; empty for one that says nothing. */
export function wordForm(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const form = formOf(word);
  if (known.size >= mostKnown) known.clear();
  known.set(word, form);
  return form;
}

function formOf(word: string): string {
  const folded = fold(word);
  if (stopWords.has(folded)) return '';
  const stem = stemArabic(folded);
  if (stopWords.has(stem)) return '';
  return sameWords.get(stem) ?? sameWords.get(folded) ?? stem;
}

/** A text with its Arabic words as they are looked up; what is written in Latin letters stays. */
export function normalize(text: string): string {
  if (!arabicLetters.test(text)) return text;
  const spaced = text.replace(seam, ' ');
  // The end is kept: a space says that the last word is finished.
  return spaced.replace(arabicWord, wordForm).replace(/ {2,}/g, ' ').trimStart();
}
