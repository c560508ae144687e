import { localizePath } from '../language/index.ts';
import { productRoots } from '../navigation/index.ts';
import type { AgentIndex, AgentPage } from './agentPage.ts';
import { twinPath } from './twinText.ts';

/** The products that have an `llms.txt` of their own, by the name that a reader knows. */
export const llmsProducts = {
  'x-data-grid': 'Data Grid',
  'x-date-pickers': 'Date and Time Pickers',
  'x-charts': 'Charts',
  'x-tree-view': 'Tree View',
} as const;

type LlmsProduct = keyof typeof llmsProducts;

export const llmsPath = '/llms.txt';
export const llmsFullPath = '/llms-full.txt';
export const llmsPathOf = (product: LlmsProduct) => `${productRoots[product]}llms.txt`;

const productIds = Object.keys(llmsProducts) as LlmsProduct[];

/** All of them, for links in prose. */
export const llmsPaths = [llmsPath, llmsFullPath, ...productIds.map(llmsPathOf)];

const howToRead = (
  origin: string,
) => `Every page has a Markdown twin: its address without the last slash and with \`.md\`, as in
${origin}/x/react-data-grid/sorting.md. It contains the demos as TypeScript; tables of
props are generated from the types of the packages. The links below lead to these files.`;

/** The map of the whole site, see https://llmstxt.org; `fullBytes`: the size of the file with everything. */
export function llmsText(
  { name, description, origin, version, languages = [], pages }: AgentIndex,
  fullBytes: number,
): string {
  const guides = pages.filter(({ kind }) => kind === 'guide');
  const products = productIds.flatMap((id) => {
    const productGuides = guides.filter(({ product }) => product === id);
    const root = productGuides.find(({ path }) => path === productRoots[id]);
    if (productGuides.length === 0) return [];
    return `- [${llmsProducts[id]}](${origin}${llmsPathOf(id)}): ${productGuides.length} ${productGuides.length === 1 ? 'page' : 'pages'}. ${root?.description ?? ''}`.trim();
  });
  const migration = pages.filter(({ kind }) => kind === 'migration');
  const api = pages.filter(({ path }) => /^\/x\/api\/[a-z-]+\/$/.test(path));
  return document(`${name}, version ${version}`, description, howToRead(origin), [
    ['Products', products],
    ...grouped(
      guides.filter(({ product }) => product === 'introduction'),
      0,
    ).map(([title, list]): Section => [
      // Pages that the navigation does not list, such as the gallery.
      title || 'More',
      list.map((page) => pageLine(page, origin)),
    ]),
    ['Migration', migration.map((page) => pageLine(page, origin))],
    ['API reference', api.map((page) => pageLine(page, origin))],
    [
      'Languages',
      languages.map((each) => `- [${each.name}](${origin}${localizePath(llmsPath, each.code)})`),
    ],
    [
      'Optional',
      [
        `- [Every guide in one file](${origin}${llmsFullPath}): all pages but the API reference, ${(fullBytes / 1e6).toFixed(1)} MB.`,
      ],
    ],
  ]);
}

/** The map of one product. */
export function productLlmsText(
  { name, origin, version, pages }: AgentIndex,
  product: LlmsProduct,
): string {
  const productPages = pages.filter((page) => page.product === product);
  const root = productPages.find(({ path }) => path === productRoots[product]);
  const guides = productPages.filter(({ kind }) => kind === 'guide');
  const api = productPages.filter(({ kind }) => kind === 'api');
  const migration = productPages.filter(({ kind }) => kind === 'migration');
  return document(
    `${llmsProducts[product]} · ${name}, version ${version}`,
    root?.description ?? '',
    `${howToRead(origin)}\nThe map of all products is ${origin}${llmsPath}.`,
    [
      ...grouped(guides, 1).map(([title, list]): Section => [
        title || 'Start here',
        list.map((page) => pageLine(page, origin)),
      ]),
      ['API reference', api.map(({ path, title }) => `- [${title}](${origin}${twinPath(path)})`)],
      ['Optional', migration.map((page) => pageLine(page, origin))],
    ],
  );
}

/** The pages that are translated into a language, in the order of the tree. */
export function translatedLlmsText(
  { name, description, version, origin, pages }: AgentIndex,
  { code, name: language }: { code: string; name: string },
): string {
  const lines = pages
    .filter(({ isTranslated }) => isTranslated)
    .map((page) => pageLine({ ...page, path: localizePath(page.path, code) }, origin));
  return document(
    `${name}, version ${version} (${language})`,
    description,
    `These pages are translated. All others are in English: ${origin}${llmsPath}.`,
    [[language, lines]],
  );
}

/** The guides one after the other, in the order of the tree; `textOf`: a page's twin. */
export function llmsFullText(index: AgentIndex, textOf: (path: string) => string): string {
  const { name, description, version, origin, pages } = index;
  const guides = pages.filter(({ kind }) => kind !== 'api');
  const head = `# ${name}, version ${version}\n\n> ${description}\n\nAll pages but the API reference, which is listed in ${origin}${llmsPath}.`;
  return `${[head, ...guides.map(({ path }) => textOf(path).trim())].join('\n\n---\n\n')}\n`;
}

type Section = [title: string, lines: string[]];

function document(title: string, summary: string, details: string, sections: Section[]): string {
  const parts = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `## ${heading}\n\n${lines.join('\n')}`);
  return `${[`# ${title}`, `> ${summary}`, details, ...parts].join('\n\n')}\n`;
}

/** By the group at a depth of the tree, in the order in which the groups begin. */
function grouped(pages: readonly AgentPage[], depth: number): [string, AgentPage[]][] {
  const groups = new Map<string, AgentPage[]>();
  for (const page of pages) {
    const title = page.trail[depth] ?? '';
    groups.set(title, [...(groups.get(title) ?? []), page]);
  }
  return [...groups];
}

function pageLine({ path, title, description, plan, trail }: AgentPage, origin: string): string {
  const needs = plan ? ` (${plan === 'pro' ? 'Pro' : 'Premium'} plan)` : '';
  // Several pages are called "Overview": the group tells which one it is.
  const name = title === 'Overview' && trail[0] ? `${trail[0]}: ${title}` : title;
  return `- [${name}](${origin}${twinPath(path)})${needs}: ${description}`;
}
