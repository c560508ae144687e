import type { ApiType } from '../model.ts';
import { tokensText, typeTokens } from './typeTokens.ts';

/** What fits beside a name. */
const longest = 60;

/** A type in one short line, to be expanded for the rest; undefined if the whole type is short. */
export function shortType(type: ApiType): string | undefined {
  const text = tokensText(typeTokens(type));
  return text.includes('\n') || text.length > longest ? outline(type) : undefined;
}

function outline(type: ApiType): string {
  switch (type.kind) {
    case 'function': {
      const names = type.parameters.map(({ name, rest }) => `${rest ? '...' : ''}${name}`);
      return cut(`(${names.join(', ')}) => ${brief(type.returns)}`);
    }
    case 'union':
      return someOf(type.of.map(brief), ' | ');
    case 'intersection':
      return someOf(type.of.map(brief), ' & ');
    case 'object':
      return `{ ${someOf(
        type.members.map(({ name }) => name),
        ', ',
      )} }`;
    case 'array':
      return `${outline(type.of)}[]`;
    case 'reference':
      return type.args ? `${type.name}<…>` : type.name;
    default:
      return cut(flat(type));
  }
}

/** A part of a type: whole where it is small. */
function brief(type: ApiType): string {
  const text = flat(type);
  if (text.length <= 24) return type.kind === 'function' ? `(${text})` : text;
  switch (type.kind) {
    case 'function':
      return '(…) => …';
    case 'object':
      return '{ … }';
    case 'reference':
      return type.args ? `${type.name}<…>` : type.name;
    case 'array':
      return `${brief(type.of)}[]`;
    default:
      return '…';
  }
}

/** The first parts that fit, and a sign that there are more. */
function someOf(parts: readonly string[], separator: string): string {
  let text = '';
  for (const [index, part] of parts.entries()) {
    const next = index === 0 ? part : text + separator + part;
    if (next.length > longest - 8) return index === 0 ? cut(part) : `${text}${separator}…`;
    text = next;
  }
  return text;
}

function flat(type: ApiType): string {
  return tokensText(typeTokens(type)).replace(/\s+/g, ' ');
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
