import { fill } from '../../language/index.ts';
import { toAddress } from '../../links/index.ts';
import type { FormatContext } from '../format/context.ts';
import { docHtml, docPhrase } from '../format/doc.ts';
import { breakableHtml, escapeHtml } from '../../ui/index.ts';
import { memberDoc, planHtml, sinceHtml } from '../format/rowsHtml.ts';
import { tableHtml } from '../format/tableHtml.ts';
import { definitionHtml, typeHtml } from '../format/typeHtml.ts';
import type { ApiPage } from '../pages/apiPages.ts';
import type { ApiLink, SectionContent } from '../pages/apiSections.ts';

/** The content under a heading of a generated page. */
export function sectionHtml(
  page: ApiPage,
  content: SectionContent,
  context: FormatContext,
): string {
  switch (content.kind) {
    case 'table':
      return membersHtml(content, context);
    case 'links':
      return `<ul class="api-index">${content.links.map((link) => linkHtml(link, context)).join('')}</ul>`;
    case 'hooks':
      return context.model.hooks
        .filter(({ product }) => product === page.product)
        .map((hook) => {
          const plan = hook.plan ? planHtml(hook.plan, context.strings) : '';
          // Below the heading, which other pages and the search quote.
          const since = hook.since ? `<p>${sinceHtml(hook.since, context.strings)}</p>` : '';
          const doc = since + memberDoc({ ...hook, type: hook.signature }, context);
          return entryHtml('hook', hook.name, plan, typeHtml(hook.signature, context), doc);
        })
        .join('');
    case 'types':
      return content.types
        .map((type) => {
          const doc = docHtml(type.text, context.hrefOf);
          return entryHtml('type', type.name, '', definitionHtml(type, context, 800), doc);
        })
        .join('');
    default:
      return '';
  }
}

function membersHtml(
  { table, groups = [], asides = [], isFolded }: Extract<SectionContent, { kind: 'table' }>,
  context: FormatContext,
): string {
  const rows = table.rows.length > 0 ? tableHtml(table, context, true) : '';
  const count = String(table.rows.length);
  return [
    isFolded ? foldHtml('', fill(context.strings.api.showAll, { count }), rows) : rows,
    ...groups.map(
      (group) =>
        `<h3 class="api-group" id="${group.id}" data-count="${group.table.rows.length}">${escapeHtml(group.title)}</h3>${tableHtml(group.table, context, true)}`,
    ),
    ...asides.map((aside) =>
      foldHtml(
        ` id="${aside.id}"`,
        `<h3 data-count="${aside.table.rows.length}">${escapeHtml(aside.title)}</h3>`,
        tableHtml(aside.table, context, true),
      ),
    ),
  ].join('');
}

function foldHtml(id: string, summary: string, content: string): string {
  return `<details class="api-aside"${id}><summary>${summary}</summary>${content}</details>`;
}

function entryHtml(prefix: string, name: string, chips: string, code: string, doc: string): string {
  const id = `${prefix}-${name}`;
  return `<section class="api-entry" id="${id}"><h3 class="api-entry-title"><a class="api-name" href="#${id}"><code>${breakableHtml(name)}</code></a>${chips}</h3>${doc ? `<div class="api-doc">${doc}</div>` : ''}${code}</section>`;
}

function linkHtml({ name, path, text, plan }: ApiLink, context: FormatContext): string {
  const href = context.pageHref(path) ?? path;
  const chip = plan ? planHtml(plan, context.strings) : '';
  const doc = text ? `<span class="api-index-text">${docPhrase(text, () => undefined)}</span>` : '';
  return `<li data-name="${escapeHtml(name)}"><a class="api-name" href="${escapeHtml(toAddress(href))}">${breakableHtml(name)}</a>${chip}${doc}</li>`;
}
