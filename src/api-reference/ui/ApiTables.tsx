import { historyRoot } from 'virtual:api-model';
import { ChangesFilter } from '../../migration/index.ui.ts';
import { explainRows } from '../../migration/index.ts';
import { readGuide } from '../../migration/index.server.ts';
import { changesHtml } from '../format/changes.ts';
import { popoversHtml } from '../format/typeHtml.ts';
import { tableHtml } from '../format/tableHtml.ts';
import type { ApiProduct } from '../model.ts';
import { apiPathOf } from '../names.ts';
import { readApiModel } from '../readModel.node.ts';
import { emittedTypes, serverFormatContext } from '../server.ts';
import { findProp } from '../findInModel.ts';
import { resolveTable, type TableAttributes, type TableName } from '../tables.ts';
import { ApiStyles } from './ApiStyles.tsx';

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
      <>
        <ApiStyles />
        <div className="api-prose-table" dangerouslySetInnerHTML={{ __html: html + popovers }} />
      </>
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

/** What a step changes: each row leads to the section of the guide that explains it. */
export function ChangesTable({ page, ...attributes }: TableAttributes & FromPage) {
  const found = resolveTable(readApiModel(), 'ChangesTable', attributes, page);
  const sectionOf = readGuide(historyRoot, attributes.product ?? '', attributes.from ?? '');
  const rows = found.kind === 'changes' ? explainRows(found.changes.rows, sectionOf) : [];
  const html = changesHtml(rows, serverFormatContext().strings.api);
  return (
    <div className="api-prose-table">
      <ApiStyles />
      <ChangesFilter />
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

/** A prop's name in prose, with a link to its description. */
export function Prop({ name, page }: { name: string } & FromPage) {
  const { owner, prop } = findProp(readApiModel(), name, page);
  const href = serverFormatContext().pageHref(apiPathOf(owner));
  const code = <code>{prop.name}</code>;
  return href ? <a href={`${href}#prop-${prop.name}`}>{code}</a> : code;
}
