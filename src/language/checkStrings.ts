import { english } from './english.ts';
import { placeholdersOf } from './fill.ts';

export interface StringProblem {
  path: string[];
  problem: string;
  edit: string;
}

/** Compares a language's strings with the English ones, which set the shape and the places. */
export function checkStrings(strings: unknown): StringProblem[] {
  return compare(english.strings, strings, []);
}

function compare(reference: unknown, value: unknown, path: string[]): StringProblem[] {
  return typeof reference === 'string'
    ? compareText(reference, value, path)
    : compareGroup(Object.entries(reference as object), value, path);
}

function compareGroup(reference: [string, unknown][], value: unknown, path: string[]) {
  const given = typeof value === 'object' && value !== null ? value : {};
  const known = new Set(reference.map(([key]) => key));
  const unknown = Object.keys(given).filter((key) => !known.has(key));
  return [
    ...reference.flatMap(([key, inner]) =>
      compare(inner, Object.entries(given).find(([name]) => name === key)?.[1], [...path, key]),
    ),
    ...unknown.map((key) => ({
      path: [...path, key],
      problem: "isn't a string of the shell",
      edit: `remove ${key}`,
    })),
  ];
}

function compareText(reference: string, value: unknown, path: string[]): StringProblem[] {
  const key = path.at(-1) ?? '';
  if (typeof value !== 'string' || value.trim() === '') {
    return [{ path, problem: 'is missing', edit: `${key}: '…', in English '${reference}'` }];
  }
  const expected = placeholdersOf(reference);
  if (String(placeholdersOf(value)) === String(expected)) return [];
  const places = expected.map((name) => `{${name}}`).join(', ') || 'no place in braces';
  return [
    {
      path,
      problem: `must hold ${places}, as in the English '${reference}', but is '${value}'`,
      edit: `${key}: '…' with ${places}`,
    },
  ];
}
