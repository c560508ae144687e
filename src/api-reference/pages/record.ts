import type { PageHeading, PageRecord } from '../../pages/index.ts';
import type { ApiModel, ApiProduct } from '../model.ts';
import type { ApiPage } from './apiPages.ts';
import { tablesOf, type ApiSection } from './apiSections.ts';

const productNames: Record<ApiProduct, string> = {
  'data-grid': 'Data Grid',
  'date-pickers': 'Date and Time Pickers',
  charts: 'Charts',
  'tree-view': 'Tree View',
};

/** The record of a generated page, in the same shape as that of a written one. */
export function apiRecord(
  page: ApiPage,
  sections: readonly ApiSection[],
  model: ApiModel,
  listed: ReadonlySet<string>,
): PageRecord {
  const packages = packagesOf(page, model);
  return {
    file: `the types of ${packages.join(', ')}`,
    path: page.path,
    frontMatter: {
      title: titleOf(page),
      description: descriptionOf(page, packages[0] ?? '', model),
      product: `x-${page.product}`,
      components: [],
      packages,
      layout: 'documentation',
      ad: false,
      unlisted: !listed.has(page.path),
    },
    headings: sections.flatMap(headingsOf),
    links: [],
    demos: [],
    generated: { source: sourceOf(page) },
    anchors: anchorsOf(page, sections, model),
  };
}

/** A section with its groups of members. */
function headingsOf({ id, title, content }: ApiSection): PageHeading[] {
  const groups =
    content.kind === 'table' ? [...(content.groups ?? []), ...(content.asides ?? [])] : [];
  return [
    { depth: 2, id, text: title },
    ...groups.map((group) => ({ depth: 3 as const, id: group.id, text: group.title })),
  ];
}

export function titleOf(page: ApiPage): string {
  const product = productNames[page.product];
  switch (page.kind) {
    case 'component':
      return page.component.name;
    case 'interface':
      return page.interface.name;
    case 'methods':
      return 'GridApi';
    case 'index':
      return `${product} API`;
    case 'events':
      return `${product} events`;
    case 'selectors':
      return `${product} selectors`;
    case 'hooks':
      return `${product} hooks`;
    case 'types':
      return `${product} types`;
  }
}

function descriptionOf(page: ApiPage, packageName: string, model: ApiModel): string {
  const version = model.versions[packageName] ?? '';
  const from = `${packageName} ${version}`;
  switch (page.kind) {
    case 'component':
      return `Props, slots, CSS classes and imports of ${page.component.name}, read from the types of ${from}.`;
    case 'interface':
      return `Members of the ${page.interface.name} interface with their types, read from ${from}.`;
    case 'methods':
      return `Methods of the Data Grid's API object by feature, with their parameters, read from ${from}.`;
    case 'index':
      return `Components, interfaces, hooks and types that the ${productNames[page.product]} packages export.`;
    case 'events':
      return `Events that the Data Grid publishes, with their parameters and the plan that they need.`;
    case 'selectors':
      return `Selectors that read the state of the Data Grid, by feature, with what each of them returns.`;
    case 'hooks':
      return `Hooks that the ${productNames[page.product]} packages export, with their signatures.`;
    case 'types':
      return `Types that the ${productNames[page.product]} packages export, each with its definition.`;
  }
}

function packagesOf(page: ApiPage, model: ApiModel): string[] {
  if (page.kind === 'component') return page.component.imports.map((item) => item.package);
  if (page.kind === 'interface') return page.interface.imports.map((item) => item.package);
  return Object.keys(model.versions).filter((name) => name.startsWith(`@mui/x-${page.product}`));
}

function sourceOf(page: ApiPage): string {
  if (page.kind === 'component') return page.component.source;
  if (page.kind === 'interface') return page.interface.source;
  return '';
}

/** Every id inside the page beside its headings, with the words to find it by. */
function anchorsOf(page: ApiPage, sections: readonly ApiSection[], model: ApiModel) {
  return sections.flatMap(({ content }) => {
    if (content.kind === 'types')
      return content.types.map(({ name }) => ({ id: `type-${name}`, text: name }));
    if (content.kind === 'hooks') {
      return model.hooks
        .filter(({ product }) => product === page.product)
        .map(({ name }) => ({ id: `hook-${name}`, text: name }));
    }
    return tablesOf(content).flatMap((table) =>
      table.rows.map(({ name }) => ({ id: `${prefixes[table.kind]}-${name}`, text: name })),
    );
  });
}

const prefixes = {
  props: 'prop',
  interface: 'prop',
  methods: 'prop',
  slots: 'slot',
  classes: 'class',
  events: 'event',
  selectors: 'selector',
  locales: 'locale',
  changes: 'change',
} as const;
