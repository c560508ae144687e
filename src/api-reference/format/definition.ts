import type { ApiTypeDefinition } from '../model.ts';
import { tokensText, typeTokens, type TypeToken } from './typeTokens.ts';

/** `type GridSortModel = readonly GridSortItem[]` in pieces, cut where it is too long to take in. */
export function definitionParts(
  { name, typeParameters = '', type }: ApiTypeDefinition,
  limit: number,
) {
  const isInterface = type.kind === 'object';
  const broken = typeTokens(type);
  // A union over several lines starts on one of its own.
  const isBroken = /^[|&] /.test(broken[0]?.text ?? '');
  const tokens = isBroken ? [{ text: '\n  ' }, ...typeTokens(type, 2)] : broken;
  const isLong = tokensText(tokens).length > limit;
  return {
    keyword: isInterface ? 'interface' : 'type',
    head: ` ${name}${typeParameters} ${isInterface ? '' : '= '}`,
    tokens: isLong ? cut(tokens, limit) : tokens,
    end: isLong ? '\n…' : '',
  };
}

export function definitionText(definition: ApiTypeDefinition, limit: number): string {
  const { keyword, head, tokens, end } = definitionParts(definition, limit);
  return keyword + head + tokensText(tokens) + end;
}

function cut(tokens: readonly TypeToken[], limit: number): TypeToken[] {
  let length = 0;
  return tokens.filter(({ text }) => (length += text.length) <= limit);
}
