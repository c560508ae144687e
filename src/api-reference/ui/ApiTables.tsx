import { popoversHtml } from '../format/typeHtml.ts';
import { tableHtml } from '../format/tableHtml.ts';
import type { ApiProduct } from '../model.ts';
import { apiPathOf } from '../names.ts';
import { readApiModel } from '../readModel.node.ts';
import { emittedTypes, serverFormatContext } from '../server.ts';
import { findProp, resolveTable, type TableAttributes, type TableName } from '../tables.ts';
import './api.css';

interface FromPage {
  /** The product of the page, bound at compilation: it settles names that several products have. */
  page?: ApiProduct;
}

/** A table in prose: HTML made at build, no client code. Unknown names were reported at compilation. */
function table(name: TableName) {
  return function ApiTable({ page, ...attributes }: TableAttributes & FromPage) {
    const context = serverFormatContext();
    const html = tableHtml(resolveTable(readApiModel(), name, attributes, page), context);
    const known = emittedTypes();
    const popovers = popoversHtml(context, known);
    for (const target of context.mentioned) known.add(target);
    return (
      <div className="api-prose-table" dangerouslySetInnerHTML={{ __html: html + popovers }} />
    );
  };
}

export const PropsTable = table('PropsTable');
export const SlotsTable = table('SlotsTable');
export const ClassesTable = table('ClassesTable');
export const InterfaceTable = table('InterfaceTable');
export const EventsTable = table('EventsTable');
export const SelectorsTable = table('SelectorsTable');
export const ApiMethods = table('ApiMethods');
export const LocaleTable = table('LocaleTable');
export const ChangesTable = table('ChangesTable');

/** A prop's name in prose, with a link to its description. */
export function Prop({ name, page }: { name: string } & FromPage) {
  const { owner, prop } = findProp(readApiModel(), name, page);
  const href = serverFormatContext().pageHref(apiPathOf(owner));
  const code = <code>{prop.name}</code>;
  return href ? <a href={`${href}#prop-${prop.name}`}>{code}</a> : code;
}
