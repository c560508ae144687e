import type { Strings } from '../../language/index.ts';
import type { ApiComponent, ApiInterface, ApiModel } from '../model.ts';
import { isPublic } from '../findInModel.ts';
import type { ApiPage } from './apiPages.ts';
import type { ApiLink, ApiSection, SectionContent } from './apiSections.ts';
import { typesOf } from './typesOf.ts';

/** What a product exports, on the page that lists it. */
export function indexSections(
  { product }: ApiPage,
  pages: readonly ApiPage[],
  model: ApiModel,
  strings: Strings['api'],
): ApiSection[] {
  const productPages = pages.filter((page) => page.product === product);
  const links = (list: ApiLink[]): SectionContent => ({ kind: 'links', links: list });
  const components = productPages.flatMap((page) =>
    page.kind === 'component' ? [entryOf(page, page.component, strings)] : [],
  );
  const interfaces = productPages.flatMap((page) => {
    if (page.kind === 'interface') return [entryOf(page, page.interface, strings)];
    if (page.kind !== 'methods') return [];
    const found = model.interfaces.find(({ name }) => name === 'GridApi');
    return found ? [entryOf(page, found, strings)] : [];
  });
  const lists = productPages.flatMap((page): ApiLink[] => {
    const list = (name: string, rows: readonly { name: string }[]): ApiLink[] => [
      { name, path: page.path, text: firstNames(rows) },
    ];
    switch (page.kind) {
      case 'events':
        return list(strings.events, model.events.filter(isPublic));
      case 'selectors':
        return list(strings.selectors, model.selectors);
      case 'hooks':
        return list(
          strings.hooks,
          model.hooks.filter((hook) => hook.product === product),
        );
      case 'types':
        return list(strings.types, typesOf(page, model, pages));
      default:
        return [];
    }
  });
  return [
    { id: 'components', title: strings.components, content: links(components) },
    { id: 'interfaces', title: strings.interfaces, content: links(interfaces) },
    { id: 'more', title: strings.more, content: links(lists) },
  ].filter(({ content }) => content.kind !== 'links' || content.links.length > 0);
}

function entryOf(
  { path }: ApiPage,
  item: ApiComponent | ApiInterface,
  strings: Strings['api'],
): ApiLink {
  const { name, text, plan } = item;
  return { name, path, text: sentence(text) || contentsOf(item, strings), ...(plan && { plan }) };
}

/** A summary of the page, for a name without a description: `Props: 31, Slots: 4.` */
function contentsOf(item: ApiComponent | ApiInterface, strings: Strings['api']): string {
  const lists: [title: string, rows: readonly unknown[]][] =
    item.kind === 'interface'
      ? [[strings.members, item.members.filter(isPublic)]]
      : [
          [strings.props, item.props.filter(isPublic)],
          [strings.slots, item.slots],
          [strings.classes, item.classes],
        ];
  const parts = lists.filter(([, rows]) => rows.length > 0);
  // Nothing but a name: where it is imported from.
  if (parts.length === 0) return `\`${item.imports[0]?.path ?? item.name}\``;
  return `${parts.map(([title, rows]) => `${title}: ${rows.length}`).join(', ')}.`;
}

function firstNames(rows: readonly { name: string }[]): string {
  const names = rows.slice(0, 3).map(({ name }) => `\`${name}\``);
  return names.join(', ') + (rows.length > names.length ? ', …' : '');
}

/** The first one of a doc comment. */
function sentence(text: string): string {
  const [first = ''] = text.split(/\n\s*\n/);
  return /^.*?[.!?](?=\s|$)/s.exec(first)?.[0] ?? first;
}
