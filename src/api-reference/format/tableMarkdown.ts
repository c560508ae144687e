import { apiListPath, apiPathOf } from '../names.ts';
import { english } from '../../language/index.ts';
import type { Aged, ApiMember, ApiType } from '../model.ts';
import type { ApiTable } from '../tables.ts';
import { changesMarkdown } from './changes.ts';
import { createResolveHref, docExamples, docLine, type ResolveHref } from './doc.ts';
import { localeTitle } from './localeRows.ts';
import { tokensText, typeTokens } from './typeTokens.ts';

export interface MarkdownContext {
  /** In front of links to this site's pages. */
  origin: string;
  hasPage: (path: string) => boolean;
}

/** A table as Markdown, for a page's twin, and after it the examples that its rows have. */
export function tableMarkdown(table: ApiTable, context: MarkdownContext): string {
  const examples = table.rows.flatMap((row) =>
    'text' in row
      ? docExamples(row.text).map((example) => `Example of \`${row.name}\`:\n\n${example}`)
      : [],
  );
  return [rowsMarkdown(table, context), ...examples].join('\n\n');
}

function rowsMarkdown(table: ApiTable, context: MarkdownContext): string {
  const hrefOf = createMarkdownHref(context);
  const doc = (text: string) => docLine(text, hrefOf);
  const named = (name: string, path: string, prefix: string) =>
    context.hasPage(path)
      ? `[${code(name)}](${context.origin}${path}#${prefix}-${encodeURIComponent(name)})`
      : code(name);
  const members = (rows: readonly ApiMember[], path: string) =>
    markdownTable(
      ['Name', 'Type', 'Default', 'Description'],
      rows.map((row) => [
        `${named(row.name, path, 'prop')}${row.required ? ' (required)' : ''}${planOf(row)}${sinceOf(row)}`,
        code(typeText(row.type)),
        code(row.default),
        memberDoc(row, doc),
      ]),
    );
  switch (table.kind) {
    case 'props':
      return members(table.rows, apiPathOf(table.component));
    case 'interface':
      return members(table.rows, apiPathOf(table.interface));
    case 'methods':
      return members(table.rows, apiPathOf({ product: 'data-grid', name: 'GridApi' }));
    case 'slots':
      return markdownTable(
        ['Slot', 'Default component', 'Description'],
        table.rows.map((row) => [
          code(row.name) + planOf(row) + sinceOf(row),
          code(row.default),
          doc(row.text),
        ]),
      );
    case 'classes':
      return markdownTable(
        ['Rule name', 'Class', 'Description'],
        table.rows.map((row) => [
          code(row.name) + sinceOf(row),
          code(row.className),
          doc(row.text),
        ]),
      );
    case 'events':
      return markdownTable(
        ['Event', 'Parameters', 'Browser event', 'Description'],
        table.rows.map((row) => [
          code(row.name) + planOf(row) + sinceOf(row),
          code(row.parameters && typeText(row.parameters)),
          code(row.event && typeText(row.event)),
          doc(row.text),
        ]),
      );
    case 'selectors':
      return markdownTable(
        ['Selector', 'Argument', 'Result', 'Description'],
        table.rows.map(({ name, signature, text, since }) => [
          named(name, apiListPath('data-grid', 'selectors'), 'selector') + sinceOf({ since }),
          code(argumentsText(signature)),
          code(typeText(signature.kind === 'function' ? signature.returns : signature)),
          doc(text),
        ]),
      );
    case 'changes':
      return changesMarkdown(table.changes.rows, english.strings.api);
    case 'locales':
      if (table.total === 0) return 'This package has no locales.';
      return markdownTable(
        ['Locale', 'Import', 'Translated'],
        table.rows.map(({ name, translated }) => [
          localeTitle(name),
          code(name),
          `${translated} of ${table.total}`,
        ]),
      );
  }
}

/** Description, deprecation, and what a callback receives and returns, on one line. */
export function memberDoc(member: Omit<ApiMember, 'type'>, doc: (text: string) => string): string {
  const parameters = (member.parameters ?? []).filter(({ name, text }) => name && text);
  return [
    member.deprecated === undefined
      ? ''
      : `Deprecated${member.deprecatedSince ? ` since ${member.deprecatedSince}` : ''}: ${doc(member.deprecated)}`,
    doc(member.text),
    ...parameters.map(({ name, text }) => `\`${name}\`: ${doc(text)}`),
    member.returns ? `Returns ${doc(member.returns)}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Where a link of a doc comment leads, as an absolute address. */
export function createMarkdownHref({ origin, hasPage }: MarkdownContext): ResolveHref {
  const resolve = createResolveHref(hasPage);
  return (url) => {
    const href = resolve(url);
    return href?.startsWith('/') ? origin + href : href;
  };
}

export function planOf({ plan }: { plan?: string }): string {
  return plan ? ` (${plan === 'pro' ? 'Pro' : 'Premium'} plan)` : '';
}

export function sinceOf({ since }: { since?: Aged['since'] | undefined }): string {
  return since ? ` (since ${since})` : '';
}

/** What a selector takes beside the API object. */
function argumentsText(signature: ApiType): string {
  const extra = signature.kind === 'function' ? signature.parameters.slice(1) : [];
  return extra.map(({ type }) => typeText(type)).join(', ');
}

export function typeText(type: ApiType): string {
  return tokensText(typeTokens(type)).replace(/\s*\n\s*/g, ' ');
}

export function code(text: string | undefined): string {
  if (!text) return '';
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

export function markdownTable(titles: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replace(/\n/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n');
}
