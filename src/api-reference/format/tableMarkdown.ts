import { apiListPath, apiPathOf } from '../names.ts';
import type { ApiMember, ApiType } from '../model.ts';
import type { ApiTable } from '../tables.ts';
import { docLine, type ResolveHref } from './doc.ts';
import { localeTitle } from './localeRows.ts';
import { tokensText, typeTokens } from './typeTokens.ts';

/** A table as Markdown, for a page's twin. `origin`: in front of links to this site's pages. */
export function tableMarkdown(table: ApiTable, origin: string): string {
  const hrefOf: ResolveHref = (url) =>
    /^https?:\/\/(?!mui\.com\/x\/)/.test(url) ? url : undefined;
  const doc = (text: string) => docLine(text, hrefOf);
  switch (table.kind) {
    case 'props':
      return members(table.rows, origin + apiPathOf(table.component), doc);
    case 'interface':
      return members(table.rows, origin + apiPathOf(table.interface), doc);
    case 'methods':
      return members(
        table.rows,
        origin + apiPathOf({ product: 'data-grid', name: 'GridApi' }),
        doc,
      );
    case 'slots':
      return markdownTable(
        ['Slot', 'Default component', 'Description'],
        table.rows.map((row) => [code(row.name), code(row.default), doc(row.text)]),
      );
    case 'classes':
      return markdownTable(
        ['Rule name', 'Class', 'Description'],
        table.rows.map((row) => [code(row.name), code(row.className), doc(row.text)]),
      );
    case 'events':
      return markdownTable(
        ['Event', 'Parameters', 'Description'],
        table.rows.map((row) => [
          code(row.name) + planOf(row),
          code(row.parameters && typeText(row.parameters)),
          doc(row.text),
        ]),
      );
    case 'selectors':
      return markdownTable(
        ['Selector', 'Result', 'Description'],
        table.rows.map(({ name, signature, text }) => [
          `[${code(name)}](${origin}${apiListPath('data-grid', 'selectors')}#selector-${name})`,
          code(typeText(signature.kind === 'function' ? signature.returns : signature)),
          doc(text),
        ]),
      );
    case 'locales':
      if (table.total === 0) return 'The package ships no locales.';
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

function members(rows: readonly ApiMember[], page: string, doc: (text: string) => string): string {
  return markdownTable(
    ['Name', 'Type', 'Default', 'Description'],
    rows.map((row) => [
      `[${code(row.name)}](${page}#prop-${row.name})${row.required ? ' (required)' : ''}${planOf(row)}`,
      code(typeText(row.type)),
      code(row.default),
      doc(row.deprecated === undefined ? row.text : `Deprecated: ${row.deprecated} ${row.text}`),
    ]),
  );
}

function planOf({ plan }: { plan?: string }): string {
  return plan ? ` (${plan === 'pro' ? 'Pro' : 'Premium'} plan)` : '';
}

export function typeText(type: ApiType): string {
  return tokensText(typeTokens(type)).replace(/\s*\n\s*/g, ' ');
}

function code(text: string | undefined): string {
  if (!text) return '';
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

export function markdownTable(titles: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replace(/\n/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n');
}
