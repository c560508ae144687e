import type { Strings } from '../../language/index.ts';
import { isPublic, type ApiTable } from '../tables.ts';
import type { ApiComponent, ApiMember, ApiModel, ApiTypeDefinition } from '../model.ts';
import { apiPathOf } from '../names.ts';
import type { ApiPage } from './apiPages.ts';

export interface ApiSection {
  id: string;
  title: string;
  content: SectionContent;
}

export type SectionContent =
  | { kind: 'imports' }
  | { kind: 'usage'; name: string }
  | { kind: 'playground'; component: ApiComponent }
  /** `aside`: rows behind a disclosure each, after the table. */
  | {
      kind: 'table';
      table: ApiTable;
      tools?: boolean;
      text?: string;
      asides?: { title: string; table: ApiTable }[];
    }
  | { kind: 'theme'; component: ApiComponent }
  | { kind: 'links'; links: ApiLink[] }
  | { kind: 'hooks' }
  | { kind: 'types'; types: ApiTypeDefinition[] };

export interface ApiLink {
  name: string;
  path: string;
  text: string;
  plan?: 'pro' | 'premium';
}

type Texts = Strings['api'];

/** What only the site knows of a page. */
export interface PageFacts {
  /** A written page or a demo uses what the page describes. */
  isUsed: boolean;
  hasPlayground: boolean;
}

/** The sections of a page, in order. */
export function sectionsOf(
  page: ApiPage,
  model: ApiModel,
  pages: readonly ApiPage[],
  strings: Texts,
  { isUsed, hasPlayground }: PageFacts,
): ApiSection[] {
  switch (page.kind) {
    case 'component':
      return componentSections(page.component, strings, { isUsed, hasPlayground });
    case 'interface': {
      const { interface: entry } = page;
      return [
        imports(strings),
        ...(isUsed ? [usage(entry.name, strings)] : []),
        {
          id: 'members',
          title: strings.members,
          content: {
            kind: 'table',
            tools: true,
            table: { kind: 'interface', interface: entry, rows: entry.members.filter(isPublic) },
          },
        },
      ];
    }
    case 'methods':
      return model.features.flatMap(({ name, methods }) => {
        const rows = methods.filter(isPublic);
        if (rows.length === 0) return [];
        const table: ApiTable = { kind: 'methods', feature: name, rows };
        return [{ id: `feature-${name}`, title: words(name), content: { kind: 'table', table } }];
      });
    case 'events': {
      const table: ApiTable = { kind: 'events', rows: model.events.filter(isPublic) };
      return [
        { id: 'events', title: strings.events, content: { kind: 'table', table, tools: true } },
      ];
    }
    case 'selectors': {
      const features = [...new Set(model.selectors.map(({ feature }) => feature))].sort();
      return features.map((feature) => ({
        id: `feature-${feature}`,
        title: words(feature),
        content: {
          kind: 'table',
          table: {
            kind: 'selectors',
            feature,
            rows: model.selectors.filter((selector) => selector.feature === feature),
          },
        },
      }));
    }
    case 'hooks':
      return [{ id: 'hooks', title: strings.hooks, content: { kind: 'hooks' } }];
    case 'types': {
      const own = new Set(pages.map(({ path }) => path));
      const types = Object.values(model.types)
        .filter(({ product, exported }) => product === page.product && exported)
        .filter((type) => !own.has(apiPathOf(type)))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
      return [{ id: 'types', title: strings.types, content: { kind: 'types', types } }];
    }
    case 'index':
      return indexSections(page, pages, model, strings);
  }
}

function imports(strings: Texts): ApiSection {
  return { id: 'import', title: strings.imports, content: { kind: 'imports' } };
}

function usage(name: string, strings: Texts): ApiSection {
  return { id: 'usage', title: strings.usage, content: { kind: 'usage', name } };
}

function componentSections(
  component: ApiComponent,
  strings: Texts,
  { isUsed, hasPlayground }: PageFacts,
): ApiSection[] {
  const { props, slots, classes, themeName, inherits } = component;
  const part = (rows: ApiMember[]): ApiTable => ({ kind: 'props', component, rows });
  const own = props.filter((prop) => isPublic(prop) && !prop.from);
  const asides = [
    {
      title: strings.inherited.replace('{name}', inherits ?? 'UI'),
      rows: props.filter(({ from, internal }) => from && from !== 'system' && !internal),
    },
    {
      title: strings.inheritedSystem,
      rows: props.filter(({ from, internal }) => from === 'system' && !internal),
    },
    { title: strings.internalProps, rows: props.filter(({ internal }) => internal) },
  ];
  const sections: (ApiSection | false)[] = [
    imports(strings),
    isUsed && usage(component.name, strings),
    hasPlayground && {
      id: 'playground',
      title: strings.playground,
      content: { kind: 'playground', component },
    },
    props.length > 0 && {
      id: 'props',
      title: strings.props,
      content: {
        kind: 'table',
        table: part(own),
        tools: own.length > 0,
        asides: asides.flatMap(({ title, rows }) =>
          rows.length > 0 ? [{ title, table: part(rows) }] : [],
        ),
      },
    },
    slots.length > 0 && {
      id: 'slots',
      title: strings.slots,
      content: {
        kind: 'table',
        table: { kind: 'slots', component, rows: slots },
        text: strings.slotsText,
      },
    },
    classes.length > 0 && {
      id: 'classes',
      title: strings.classes,
      content: {
        kind: 'table',
        table: { kind: 'classes', component, rows: classes },
        text: strings.classesText,
      },
    },
    themeName !== undefined && {
      id: 'theme',
      title: strings.theme,
      content: { kind: 'theme', component },
    },
  ];
  return sections.filter((section) => section !== false);
}

function indexSections(
  { product }: ApiPage,
  pages: readonly ApiPage[],
  model: ApiModel,
  strings: Texts,
): ApiSection[] {
  const own = pages.filter((page) => page.product === product);
  const links = (list: ApiLink[]): SectionContent => ({ kind: 'links', links: list });
  const entry = (
    { path }: ApiPage,
    item: ApiComponent | ApiPage['kind'] | { name: string; text: string },
  ): ApiLink => {
    const { name, text, plan } = item as ApiComponent;
    return { name, path, text: sentence(text), ...(plan && { plan }) };
  };
  const components = own.flatMap((page) =>
    page.kind === 'component' ? [entry(page, page.component)] : [],
  );
  const interfaces = own.flatMap((page) => {
    if (page.kind === 'interface') return [entry(page, page.interface)];
    if (page.kind !== 'methods') return [];
    const found = model.interfaces.find(({ name }) => name === 'GridApi');
    return found ? [entry(page, found)] : [];
  });
  const lists = own.flatMap((page): ApiLink[] => {
    switch (page.kind) {
      case 'events':
        return [{ name: strings.events, path: page.path, text: '' }];
      case 'selectors':
        return [{ name: strings.selectors, path: page.path, text: '' }];
      case 'hooks':
        return [{ name: strings.hooks, path: page.path, text: '' }];
      case 'types':
        return [{ name: strings.types, path: page.path, text: '' }];
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

/** The first one of a doc comment. */
function sentence(text: string): string {
  const [first = ''] = text.split(/\n\s*\n/);
  return /^.*?[.!?](?=\s|$)/s.exec(first)?.[0] ?? first;
}

/** `rowSelection` → `Row selection`. */
export function words(name: string): string {
  const text = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
