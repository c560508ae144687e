import type { Strings } from '../../language/index.ts';
import type { ApiComponent, ApiModel } from '../model.ts';
import type { ApiPage } from './apiPages.ts';
import type { ApiLink, ApiSection, SectionContent } from './apiSections.ts';

/** What a product exports, on the page that lists it. */
export function indexSections(
  { product }: ApiPage,
  pages: readonly ApiPage[],
  model: ApiModel,
  strings: Strings['api'],
): ApiSection[] {
  const productPages = pages.filter((page) => page.product === product);
  const links = (list: ApiLink[]): SectionContent => ({ kind: 'links', links: list });
  const entry = (
    { path }: ApiPage,
    item: ApiComponent | ApiPage['kind'] | { name: string; text: string },
  ): ApiLink => {
    const { name, text, plan } = item as ApiComponent;
    return { name, path, text: sentence(text), ...(plan && { plan }) };
  };
  const components = productPages.flatMap((page) =>
    page.kind === 'component' ? [entry(page, page.component)] : [],
  );
  const interfaces = productPages.flatMap((page) => {
    if (page.kind === 'interface') return [entry(page, page.interface)];
    if (page.kind !== 'methods') return [];
    const found = model.interfaces.find(({ name }) => name === 'GridApi');
    return found ? [entry(page, found)] : [];
  });
  const lists = productPages.flatMap((page): ApiLink[] => {
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
