import type { ApiType } from '../model.ts';

export interface TypeToken {
  text: string;
  /** A class of `code.css`: keyword, string, number or name. */
  kind?: 'k' | 's' | 'n' | 'f';
  /** A key of the model's types. */
  target?: string;
}

const width = 64;
const punctuation = (text: string): TypeToken => ({ text });

/** A type as text in small pieces, broken over lines where it is wider than the column. */
export function typeTokens(type: ApiType, indent = 0): TypeToken[] {
  const flat = flatTokens(type);
  return tokensLength(flat) + indent <= width ? flat : brokenTokens(type, indent, flat);
}

export function tokensText(tokens: readonly TypeToken[]): string {
  return tokens.map(({ text }) => text).join('');
}

function tokensLength(tokens: readonly TypeToken[]): number {
  return tokens.reduce((sum, { text }) => sum + text.length, 0);
}

function joined(lists: TypeToken[][], separator: string): TypeToken[] {
  return lists.flatMap((list, index) => (index === 0 ? list : [punctuation(separator), ...list]));
}

function flatTokens(type: ApiType): TypeToken[] {
  switch (type.kind) {
    case 'keyword':
      return [{ text: type.name, kind: 'k' }];
    case 'literal':
      return [{ text: type.text, kind: /^['"`]/.test(type.text) ? 's' : 'n' }];
    case 'reference':
      return type.args
        ? [
            name(type),
            punctuation('<'),
            ...joined(type.args.map(flatTokens), ', '),
            punctuation('>'),
          ]
        : [name(type)];
    case 'union':
      return joined(
        type.of.map((item) => inParentheses(item, ['function'])),
        ' | ',
      );
    case 'intersection':
      return joined(
        type.of.map((item) => inParentheses(item, ['function', 'union'])),
        ' & ',
      );
    case 'array':
      return [
        ...(type.readonly ? [{ text: 'readonly ', kind: 'k' as const }] : []),
        ...inParentheses(type.of, ['function', 'union', 'intersection', 'operator']),
        punctuation('[]'),
      ];
    case 'tuple':
      return [punctuation('['), ...joined(type.of.map(flatTokens), ', '), punctuation(']')];
    case 'function':
      return [
        punctuation('('),
        ...joined(type.parameters.map(parameterTokens), ', '),
        punctuation(') => '),
        ...flatTokens(type.returns),
      ];
    case 'object':
      if (type.members.length === 0) return [punctuation('{}')];
      return [
        punctuation('{ '),
        ...joined(
          type.members.map((member) => [memberName(member), ...flatTokens(member.type)]),
          '; ',
        ),
        punctuation(' }'),
      ];
    case 'operator':
      return [{ text: `${type.operator} `, kind: 'k' }, ...flatTokens(type.of)];
    case 'indexed':
      return [
        ...flatTokens(type.object),
        punctuation('['),
        ...flatTokens(type.index),
        punctuation(']'),
      ];
    case 'code':
      return [punctuation(type.text)];
  }
}

function brokenTokens(type: ApiType, indent: number, flat: TypeToken[]): TypeToken[] {
  const inner = indent + 2;
  const line = (depth: number) => punctuation(`\n${' '.repeat(depth)}`);
  switch (type.kind) {
    case 'union':
    case 'intersection': {
      const mark = type.kind === 'union' ? '| ' : '& ';
      const hidden: ApiType['kind'][] =
        type.kind === 'union' ? ['function'] : ['function', 'union'];
      return type.of.flatMap((item, index) => [
        ...(index === 0 ? [] : [line(indent)]),
        punctuation(mark),
        ...(hidden.includes(item.kind)
          ? [punctuation('('), ...typeTokens(item, inner), punctuation(')')]
          : typeTokens(item, inner)),
      ]);
    }
    case 'object':
      return [
        punctuation('{'),
        ...type.members.flatMap((member) =>
          member.name.startsWith('//')
            ? [line(inner), { text: member.name }]
            : [
                line(inner),
                memberName(member),
                ...typeTokens(member.type, inner),
                punctuation(';'),
              ],
        ),
        line(indent),
        punctuation('}'),
      ];
    case 'function':
      if (type.parameters.length === 0)
        return [punctuation('() => '), ...typeTokens(type.returns, indent)];
      return [
        punctuation('('),
        ...type.parameters.flatMap((parameter) => [
          line(inner),
          punctuation(parameterName(parameter)),
          ...typeTokens(parameter.type, inner),
          punctuation(','),
        ]),
        line(indent),
        punctuation(') => '),
        ...typeTokens(type.returns, indent),
      ];
    case 'reference':
      if (!type.args) return flat;
      return [
        name(type),
        punctuation('<'),
        ...type.args.flatMap((arg, index) => [
          ...(index === 0 ? [] : [punctuation(',')]),
          line(inner),
          ...typeTokens(arg, inner),
        ]),
        line(indent),
        punctuation('>'),
      ];
    case 'array':
      if (type.of.kind !== 'union' && type.of.kind !== 'object') return flat;
      return type.of.kind === 'object'
        ? [...typeTokens(type.of, indent), punctuation('[]')]
        : [
            punctuation('('),
            line(inner),
            ...typeTokens(type.of, inner),
            line(indent),
            punctuation(')[]'),
          ];
    default:
      return flat;
  }
}

function inParentheses(type: ApiType, kinds: ApiType['kind'][]): TypeToken[] {
  const tokens = flatTokens(type);
  return kinds.includes(type.kind) ? [punctuation('('), ...tokens, punctuation(')')] : tokens;
}

function name(type: Extract<ApiType, { kind: 'reference' }>): TypeToken {
  return { text: type.name, kind: 'f', ...(type.target && { target: type.target }) };
}

function memberName({ name: key, optional }: { name: string; optional?: true }): TypeToken {
  return punctuation(`${key}${optional ? '?' : ''}: `);
}

interface Parameter {
  name: string;
  optional?: true;
  rest?: true;
}

function parameterName({ name: key, optional, rest }: Parameter): string {
  return `${rest ? '...' : ''}${key}${optional ? '?' : ''}: `;
}

function parameterTokens(parameter: Parameter & { type: ApiType }): TypeToken[] {
  return [punctuation(parameterName(parameter)), ...flatTokens(parameter.type)];
}
