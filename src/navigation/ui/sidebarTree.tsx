import navigation from '#content/navigation.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { clientConfig, englishStrings, otherStrings } from 'virtual:client-config';
import { DocsConfigProvider } from '../../config/index.ts';
import { canonicalPath, languageOf } from '../../language/index.ts';
import { localizeTree } from '../localizeTree.ts';
import { trailOf } from '../pages.ts';
import type { NavigationEntry } from '../types.ts';
import { sidebarPath } from './sidebarPaths.ts';
import { sidebarScript } from './sidebarScript.ts';
import { EntryList, SidebarEntry } from './SidebarEntry.tsx';

interface Section {
  entry: NavigationEntry;
  /** Closed, with its first page only. */
  short: string;
  /** What takes the place of the first page when the section is opened. */
  file: { language: string; path: string; text: string };
}

const codes = clientConfig.languages.map(({ code }) => code);
const rendered = new Map<string, Promise<Section[]>>();

/** What the server writes into the sidebar of a page. */
export async function serverSidebar(path: string): Promise<{ tree: string; script: string }> {
  return { tree: await treeOf(path), script: sidebarScript() };
}

/** The section of the page is whole; the others are fetched when a reader opens them. */
async function treeOf(path: string): Promise<string> {
  const language = languageOf(path, codes);
  const sections = await sectionsOf(language);
  const render = await rendererOf(language);
  const trail = trailOf(await treeIn(language), canonicalPath(path, codes)).map(
    ({ entry }) => entry,
  );
  return sections
    .map(({ entry, short }) =>
      entry === trail[0]
        ? render(<SidebarEntry entry={entry} depth={0} place={{ language, trail, path }} />)
        : short,
    )
    .join('');
}

/** The files that the sections are fetched from, in every language. */
export async function sidebarFiles(): Promise<Section['file'][]> {
  const sections = (await Promise.all(codes.map(sectionsOf))).flat();
  return sections.filter(({ entry }) => entry.children?.length).map(({ file }) => file);
}

function sectionsOf(language: string): Promise<Section[]> {
  const known = rendered.get(language) ?? renderSections(language);
  rendered.set(language, known);
  return known;
}

/** Those of client components, which this renders. */
const clientStringsIn = async (language: string) =>
  language === 'en' ? englishStrings : otherStrings(language);

const treeIn = async (language: string) =>
  localizeTree(navigation, (await clientStringsIn(language)).titles);

async function rendererOf(language: string): Promise<(node: ReactNode) => string> {
  const strings = await clientStringsIn(language);
  const value = { config: clientConfig, language, strings };
  return (node) =>
    renderToStaticMarkup(<DocsConfigProvider value={value}>{node}</DocsConfigProvider>);
}

async function renderSections(language: string): Promise<Section[]> {
  const render = await rendererOf(language);
  const place = { language };
  const tree = await treeIn(language);
  return Promise.all(
    tree.map(async (entry) => {
      const text = render(<EntryList entry={entry} depth={0} place={place} />);
      const name = entry.pathname.replace(/^\/x\//, '').replaceAll('/', '-');
      const path = sidebarPath(name, await hashOf(text));
      return {
        entry,
        short: render(<SidebarEntry entry={entry} depth={0} place={place} lazy={path} />),
        file: { language, path, text },
      };
    }),
  );
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest).subarray(0, 4), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
