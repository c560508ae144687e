import type { FormatContext } from '../format/context.ts';
import { docHtml } from '../format/doc.ts';
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
    case 'table': {
      const own = content.table.rows.length > 0 ? tableHtml(content.table, context, true) : '';
      const asides = (content.asides ?? []).map(
        ({ title, table }) =>
          `<details class="api-aside"><summary>${escapeHtml(title)} <span class="api-count">${table.rows.length}</span></summary>${tableHtml(table, context, true)}</details>`,
      );
      return own + asides.join('');
    }
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

function entryHtml(prefix: string, name: string, chips: string, code: string, doc: string): string {
  const id = `${prefix}-${name}`;
  return `<section class="api-entry" id="${id}"><h3 class="api-entry-title"><a class="api-name" href="#${id}"><code>${breakableHtml(name)}</code></a>${chips}</h3>${doc ? `<div class="api-doc">${doc}</div>` : ''}${code}</section>`;
}

function linkHtml({ name, path, text, plan }: ApiLink, context: FormatContext): string {
  const href = context.pageHref(path) ?? path;
  const chip = plan ? planHtml(plan, context.strings) : '';
  const doc = text
    ? `<span class="api-index-text">${docHtml(text, () => undefined).replace(/<\/?p>/g, '')}</span>`
    : '';
  return `<li data-name="${escapeHtml(name)}"><a class="api-name" href="${escapeHtml(href)}">${breakableHtml(name)}</a>${chip}${doc}</li>`;
}
