import { historyPath, parseHistory, type ApiHistory } from '../../api-history/index.ts';
import { nearestName, nearestPages } from '../../links/index.ts';
import { demoCodePath, type DemoCode } from '../../demos/source/index.ts';
import {
  namesFile,
  searchProducts,
  textsFile,
  type Answer,
  type NamesShard,
  type Query,
  type TextsShard,
} from '../../search/index.ts';
import { engineFor } from '../../search/index.node.ts';
import { canonicalPath, languageOf, localizePath } from '../../language/index.ts';
import type { AgentApiEntry } from '../agentApi.ts';
import { agentApiPath, agentIndexPath, type AgentIndex, type AgentPage } from '../agentPage.ts';
import { twinPath } from '../twinText.ts';

/** The text of a file of the built site, by its path on the site; undefined if it doesn't exist. */
export type ReadFile = (path: string) => Promise<string | undefined>;

/** The built site as the tools see it. Only what its own index names is ever read. */
export interface Library {
  index: AgentIndex;
  /** Of the pages: their Markdown and the search are in it, as far as they are translated. */
  language: string;
  /** The same site in another of its languages; throws with those that there are. */
  inLanguage: (code: string) => Promise<Library>;
  /** The language of an address. */
  languageOf: (address: string) => string;
  /** By its path, its address, its Markdown's address or its title; throws with the nearest ones. */
  findPage: (asked: string) => AgentPage;
  textOf: (page: AgentPage) => Promise<string>;
  api: () => Promise<AgentApiEntry[]>;
  /** What happened to the names of a product; undefined: the build has no record of it. */
  history: (product: string) => Promise<ApiHistory | undefined>;
  demoCode: (id: string) => Promise<DemoCode>;
  search: (query: Query) => Promise<Answer>;
}

export const noBuild =
  'There is no built site to read. Run "npm run build" in the project first, then start the server again.';

export async function openLibrary(read: ReadFile): Promise<Library> {
  const opened = new Map<string, Promise<Library>>();
  const codesOf = ({ index }: Library) => [
    'en',
    ...(index.languages ?? []).map(({ code }) => code),
  ];
  const inLanguage = async (code: string): Promise<Library> => {
    const codes = codesOf(english);
    if (!codes.includes(code)) {
      throw new Error(`There is no language "${code}". The site has: ${codes.join(', ')}.`);
    }
    const known = opened.get(code) ?? openLanguage(read, code, shared);
    opened.set(code, known);
    return known;
  };
  const shared = {
    inLanguage,
    languageOf: (address: string) =>
      languageOf(address.replace(english.index.origin, ''), codesOf(english)),
  };
  const english: Library = await openLanguage(read, 'en', shared);
  opened.set('en', Promise.resolve(english));
  return english;
}

async function openLanguage(
  read: ReadFile,
  language: string,
  shared: Pick<Library, 'inLanguage' | 'languageOf'>,
): Promise<Library> {
  const indexText = await read(localizePath(agentIndexPath, language));
  if (indexText === undefined) throw new Error(noBuild);
  const index = JSON.parse(indexText) as AgentIndex;
  const json = async <T>(path: string): Promise<T> => {
    const text = await read(path);
    if (text === undefined) throw new Error(`${path} is missing. ${noBuild}`);
    return JSON.parse(text) as T;
  };
  const engine = once(async () => {
    const created = await engineFor(language);
    const shard = <T>(file: string) => json<T>(localizePath(file, language));
    const present = searchProducts.filter((product) =>
      index.pages.some((page) => searchProductOf(page) === product),
    );
    for (const product of present) created.addNames(await shard<NamesShard>(namesFile(product)));
    for (const product of present) created.addTexts(await shard<TextsShard>(textsFile(product)));
    return created;
  });
  const api = once(() => json<AgentApiEntry[]>(agentApiPath));
  return {
    ...shared,
    index,
    language,
    api,
    findPage: (asked) => findPage(index, asked, language),
    textOf: async ({ path }) => {
      const twin = localizePath(twinPath(path), language);
      const text = await read(twin);
      if (text === undefined) throw new Error(`${twin} is missing. ${noBuild}`);
      return text;
    },
    history: async (product) => {
      const text = await read(historyPath(product));
      return text === undefined ? undefined : parseHistory(text, historyPath(product));
    },
    demoCode: (id) => json<DemoCode>(demoCodePath(id)),
    search: async (query) => (await engine()).search(query),
  };
}

/** Computed when it is first asked for, and again only if that failed. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** The index of the search is split by path: a migration page belongs to no product there. */
function searchProductOf({ kind, product }: AgentPage): string {
  return kind === 'migration' ? 'introduction' : product;
}

function findPage({ origin, pages }: AgentIndex, asked: string, language: string): AgentPage {
  const path = canonicalPath(pathOf(asked, origin), [language]);
  const title = asked.trim().toLowerCase();
  const named = pages.filter((page) => page.title.toLowerCase() === title);
  const found =
    pages.find((page) => page.path === path) ?? (named.length === 1 ? named[0] : undefined);
  if (found) return found;
  if (named.length > 1) {
    const list = named.map((page) => page.path).join(', ');
    throw new Error(`Several pages are called "${asked}". Name one by its path: ${list}.`);
  }
  const near = [
    ...nearestPages(path, pages, 3).map((page) => page.path),
    nearestName(
      path,
      pages.map((page) => page.path),
    ),
  ].filter((each) => each !== null);
  const meant =
    near.length > 0
      ? `The nearest are: ${[...new Set(near)].slice(0, 4).join(', ')}.`
      : 'Nothing has a similar name: list_pages shows what there is.';
  throw new Error(`There is no page "${asked}". ${meant}`);
}

function pathOf(asked: string, origin: string): string {
  const [path = ''] = asked
    .trim()
    .slice(0, 400)
    .replace(origin, '')
    .replace(/^x-docs:\/\/pages/, '')
    .split(/[?#]/);
  const plain = path.replace(/(?:\/index)?\.(?:md|html)$/, '').replace(/^\/|\/$/g, '');
  return `/${plain}/`;
}
