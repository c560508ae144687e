import { ReadError, Scanner } from './scanner.ts';

export type Plain = string | number | boolean | null | Plain[] | PlainObject;
export interface PlainObject {
  [name: string]: Plain;
}

export interface ReadLiteral {
  value: PlainObject;
  /** By path, such as `palette.primary.main`: the line of each value. */
  lines: ReadonlyMap<string, number>;
}

const longestText = 200_000;
const deepest = 20;

/**
 * Reads JSON, an object literal or a module that calls `createTheme`, without running any of it. Throws a ReadError
 * that names the line of what isn't plain data.
 */
export function readLiteral(text: string): ReadLiteral {
  if (text.length > longestText) throw new ReadError('tooLarge', 1);
  const call = /\bcreateTheme\s*\(/.exec(text);
  const start = text.indexOf('{', call ? call.index : objectStart(text));
  if (start === -1) throw new ReadError('noObject', 1);
  const scanner = new Scanner(text, start);
  const lines = new Map<string, number>();
  const value = readObject(scanner, '', 0, lines);
  // The other arguments of createTheme, and what a module has behind it, are not read.
  if (!call && !/^[;)]?$/.test(scanner.peek()) && !scanner.word()) scanner.fail('unexpected');
  return { value, lines };
}

/** Behind the declaration in front of an object: imports have braces too. */
function objectStart(text: string): number {
  const declaration = /\b(?:const|let|var)\s+\w+[^=]*=|\bexport\s+default\b/.exec(text);
  return declaration ? declaration.index + declaration[0].length : 0;
}

type Lines = Map<string, number>;

function readObject(scanner: Scanner, path: string, depth: number, lines: Lines): PlainObject {
  if (depth > deepest) scanner.fail('tooDeep');
  const pairs: [string, Plain][] = [];
  scanner.expect('{');
  while (!scanner.skip('}')) {
    const name = readName(scanner);
    const valuePath = path ? `${path}.${name}` : name;
    if (!scanner.skip(':')) scanner.fail('notPlain', name);
    lines.set(valuePath, scanner.peek() ? scanner.line : 0);
    const value = readValue(scanner, valuePath, depth, lines);
    if (value !== undefined) pairs.push([name, value]);
    if (!scanner.skip(',') && scanner.peek() !== '}') scanner.fail('unexpected');
  }
  // Defines own properties, also one that is called __proto__.
  return Object.fromEntries(pairs);
}

function readName(scanner: Scanner): string {
  const next = scanner.peek();
  if (next === '"' || next === "'") return scanner.string();
  const name = scanner.word() ?? scanner.number()?.toString();
  return name ?? scanner.fail(next === '.' || next === '[' ? 'notPlain' : 'unexpected');
}

const words: Record<string, Plain | undefined> = { true: true, false: false, null: null };

/** Undefined for `undefined`, which is as good as absent. */
function readValue(scanner: Scanner, path: string, depth: number, lines: Lines): Plain | undefined {
  const next = scanner.peek();
  if (next === '{') return readObject(scanner, path, depth + 1, lines);
  if (next === '[') return readArray(scanner, path, depth + 1, lines);
  if (next === '"' || next === "'" || next === '`') return scanner.string();
  const number = scanner.number();
  if (number !== undefined) return number;
  const word = scanner.word();
  if (word === undefined) return scanner.fail('unexpected');
  if (word !== 'undefined' && !Object.hasOwn(words, word)) scanner.fail('notPlain', word);
  return words[word];
}

function readArray(scanner: Scanner, path: string, depth: number, lines: Lines): Plain[] {
  if (depth > deepest) scanner.fail('tooDeep');
  const items: Plain[] = [];
  scanner.expect('[');
  while (!scanner.skip(']')) {
    items.push(readValue(scanner, `${path}.${items.length}`, depth, lines) ?? null);
    if (!scanner.skip(',') && scanner.peek() !== ']') scanner.fail('unexpected');
  }
  return items;
}
