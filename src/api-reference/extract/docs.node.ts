import type ts from 'typescript';
import type { ApiDoc } from '../model.ts';

/** The doc comment of a symbol: its Markdown and the tags that mean something here. */
export function docOf(symbol: ts.Symbol, checker: ts.TypeChecker): ApiDoc {
  const doc: ApiDoc = { text: clean(partsText(symbol.getDocumentationComment(checker))) };
  for (const tag of symbol.getJsDocTags(checker)) {
    const text = clean(partsText(tag.text ?? []));
    if (tag.name === 'deprecated') doc.deprecated ??= text;
    if (tag.name === 'default') doc.default ??= unquoted(text);
    if (tag.name === 'ignore') doc.internal = true;
    if (tag.name === 'returns') doc.returns ??= text.replace(/^\{[^}]*\}\s*/, '');
    if (tag.name === 'param') (doc.parameters ??= []).push(parameterOf(tag.text ?? []));
  }
  return doc;
}

function parameterOf(parts: ts.SymbolDisplayPart[]): { name: string; text: string } {
  const name = parts.find(({ kind }) => kind === 'parameterName')?.text ?? '';
  const rest = parts.filter(({ kind }) => kind !== 'parameterName' && kind !== 'space');
  return { name, text: clean(partsText(rest)).replace(/^-\s+/, '') };
}

function partsText(parts: ts.SymbolDisplayPart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'link') return '';
      if (part.kind === 'linkName') return `\`${part.text.trim()}\``;
      if (part.kind === 'linkText') return linkText(part.text);
      return part.text;
    })
    .join('');
}

/** `https://… label` or a plain label. */
function linkText(text: string): string {
  const [, url, label] = /^\s*(https?:\/\/\S+)\s*\|?\s*(.*)$/s.exec(text) ?? [];
  if (!url) return text;
  return `[${label || url}](${url})`;
}

/** The other ways in which the packages' comments write links, and what belongs to no reader. */
export function clean(text: string): string {
  return text
    .replace(/\{@link\s+([^}|\s]+)\s*\|?\s*([^}]*)\}/g, (_, target: string, label: string) =>
      /^https?:/.test(target) ? `[${label || target}](${target})` : `\`${label || target}\``,
    )
    .replace(/`?\[\[([^\]]+)\]\]`?/g, '`$1`')
    .replace(/\r/g, '')
    .trim();
}

/** `@default` is written with and without a fence of its own. */
function unquoted(text: string): string {
  const fence = /^```\w*\n([\s\S]*?)\n?```$/.exec(text)?.[1];
  return fence ?? /^`([^`]+)`$/.exec(text)?.[1] ?? text;
}
