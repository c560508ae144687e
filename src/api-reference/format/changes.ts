import type { ChangeRow } from '../../api-history/index.ts';
import type { ExplainedRow } from '../../migration/index.ts';
import { fill, type Strings } from '../../language/index.ts';
import { breakableHtml, escapeHtml } from '../../ui/index.ts';

type ChangeKind = ChangeRow['kind'];
const kinds: readonly ChangeKind[] = ['removed', 'renamed', 'changed', 'added'];

/** Folded lists, one a kind of change. */
export function changesHtml(
  rows: readonly (ChangeRow | ExplainedRow)[],
  strings: Strings['api'],
): string {
  return kinds
    .map((kind) => {
      const kindRows = rows.filter((row) => row.kind === kind);
      if (kindRows.length === 0) return '';
      const title = escapeHtml(titleOf(kind, strings));
      const items = changeItemsHtml(kindRows, strings);
      const note = escapeHtml(strings.changesNote[kind]);
      return `<details class="api-diff" data-kind="${kind}"><summary>${title} <span class="api-count">${countOf(kindRows)}</span></summary><p>${note}</p><ul>${items}</ul></details>`;
    })
    .join('');
}

export function changesMarkdown(rows: readonly ChangeRow[], strings: Strings['api']): string {
  return kinds
    .flatMap((kind) => {
      const kindRows = rows.filter((row) => row.kind === kind);
      if (kindRows.length === 0) return [];
      const items = changeItemsMarkdown(kindRows, strings);
      return [`**${titleOf(kind, strings)} (${countOf(kindRows)})**`, items];
    })
    .join('\n\n');
}

/** The rows of one list, without its frame. */
export function changeItemsHtml(
  rows: readonly (ChangeRow | ExplainedRow)[],
  strings: Strings['api'],
): string {
  return rows.map((row) => `<li${planData(row)}>${rowHtml(row, strings)}</li>`).join('');
}

export function changeItemsMarkdown(rows: readonly ChangeRow[], strings: Strings['api']): string {
  return rows.map((row) => `- ${rowMarkdown(row, strings)}`).join('\n');
}

function titleOf(kind: ChangeKind, strings: Strings['api']): string {
  return strings.changes[kind];
}

function countOf(rows: readonly ChangeRow[]): number {
  return rows.reduce((sum, { names }) => sum + names.length, 0);
}

function planData(row: ChangeRow | ExplainedRow): string {
  return 'plan' in row && row.plan !== 'community' ? ` data-plan="${row.plan}"` : '';
}

function rowHtml(row: ChangeRow | ExplainedRow, strings: Strings['api']): string {
  const code = (text: string) => `<code>${breakableHtml(text)}</code>`;
  const section = 'section' in row ? row.section : undefined;
  const link = section
    ? ` · <a href="#${escapeHtml(section.id)}">${escapeHtml(section.title)}</a>`
    : '';
  return sentence(row, strings, code, escapeHtml) + link;
}

function rowMarkdown(row: ChangeRow, strings: Strings['api']): string {
  const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
  return sentence(row, strings, code, (text) => text);
}

/** `DataGrid`, `DataGridPro` props: `old` from `a` to `b` */
function sentence(
  { owners, what, names, to, type, default: fallback }: ChangeRow,
  strings: Strings['api'],
  code: (text: string) => string,
  plain: (text: string) => string,
): string {
  const namesOfKinds: Record<string, string> = strings.changeWhat;
  const list = (texts: readonly string[]) => texts.map(code).join(', ');
  const pair = (text: string, [before, after]: [string, string]) =>
    fill(plain(text), {
      before: before === '' ? plain(strings.changeNone) : code(before),
      after: after === '' ? plain(strings.changeNone) : code(after),
    });
  const facts = [
    ...(to === undefined ? [] : [`→ ${code(to)}`]),
    ...(type ? [pair(strings.changeType, type)] : []),
    ...(fallback ? [pair(strings.changeDefault, fallback)] : []),
  ];
  const detail = facts.length > 0 ? ` ${facts.join('; ')}` : '';
  const kind = plain(namesOfKinds[what] ?? what);
  const place = owners.length > 0 ? `${list(owners)} ${kind}` : kind;
  return `${place}: ${list(names)}${detail}`;
}
