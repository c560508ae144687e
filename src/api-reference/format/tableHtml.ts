import { apiListPath, apiPathOf, kebabCase } from '../names.ts';
import type { ApiTable } from '../tables.ts';
import { changesHtml } from './changes.ts';
import type { FormatContext } from './context.ts';
import { escapeHtml } from '../../ui/index.ts';
import { localeRows } from './localeRows.ts';
import { classRow, eventRow, memberRow, selectorRow, slotRow, type RowPlace } from './rowsHtml.ts';

/** `isOwnPage`: the table is on the page that its rows are linked to. */
export function tableHtml(table: ApiTable, context: FormatContext, isOwnPage = false): string {
  const at = (prefix: string, path: string, second?: string): RowPlace => {
    if (isOwnPage) return { prefix, ...(second && { second }) };
    const page = context.pageHref(path);
    return page === undefined ? { prefix, plain: true } : { prefix, page };
  };
  const { api } = context.strings;
  switch (table.kind) {
    case 'props': {
      const place = at(
        'prop',
        apiPathOf(table.component),
        `${kebabCase(table.component.name)}-prop`,
      );
      const rows = table.rows.map((row) => memberRow(row, place, context));
      return wrap([api.name, api.type, api.default, api.description], rows, 'member', isOwnPage);
    }
    case 'interface': {
      const place = at(
        'prop',
        apiPathOf(table.interface),
        `${kebabCase(table.interface.name)}-prop`,
      );
      const rows = table.rows.map((row) => memberRow(row, place, context));
      return wrap([api.name, api.type, api.default, api.description], rows, 'member', isOwnPage);
    }
    case 'methods': {
      const place = at('prop', apiPathOf({ product: 'data-grid', name: 'GridApi' }));
      const rows = table.rows.map((row) => memberRow(row, place, context));
      return wrap([api.name, api.type, api.default, api.description], rows, 'member', isOwnPage);
    }
    case 'slots': {
      const place = at(
        'slot',
        apiPathOf(table.component),
        `${kebabCase(table.component.name)}-slots`,
      );
      const rows = table.rows.map((row) => slotRow(row, place, context));
      return wrap([api.slot, api.defaultComponent, api.description], rows, 'slot', isOwnPage);
    }
    case 'classes': {
      const place = at(
        'class',
        apiPathOf(table.component),
        `${kebabCase(table.component.name)}-classes`,
      );
      const rows = table.rows.map((row) => classRow(row, place, context));
      return wrap([api.ruleName, api.className, api.description], rows, 'class', isOwnPage);
    }
    case 'events': {
      const place = at('event', apiListPath('data-grid', 'events'));
      const rows = table.rows.map((row) => eventRow(row, place, context));
      return wrap(
        [api.event, api.parameters, api.browserEvent, api.description],
        rows,
        'event',
        isOwnPage,
      );
    }
    case 'selectors': {
      const place = at('selector', apiListPath('data-grid', 'selectors'));
      const rows = table.rows.map((row) => selectorRow(row, place, context));
      return wrap(
        [api.selector, api.argument, api.result, api.description],
        rows,
        'selector',
        isOwnPage,
      );
    }
    case 'changes':
      return changesHtml(table.changes.rows, api);
    case 'locales':
      if (table.total === 0) return `<p>${escapeHtml(api.noLocales)}</p>`;
      return wrap(
        [api.locale, api.importName, api.translated],
        localeRows(table, context),
        'locale',
      );
  }
}

/** Rows that the browser lays out together when they come near; `apiPage.css` knows their height. */
const rowsInGroup = 5;

function wrap(titles: string[], rows: string[], kind: string, inGroups = false): string {
  const head = titles.map((title) => `<th scope="col">${escapeHtml(title)}</th>`).join('');
  const step = inGroups ? rowsInGroup : rows.length;
  const bodies: string[] = [];
  for (let from = 0; from < rows.length; from += step) {
    bodies.push(`<tbody>${rows.slice(from, from + step).join('')}</tbody>`);
  }
  return `<table class="api-table" data-kind="${kind}"><thead><tr>${head}</tr></thead>${bodies.join('')}</table>`;
}
