import navigation from '#content/navigation.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { clientConfig, englishStrings, otherStrings } from 'virtual:client-config';
import { DocsConfigProvider } from '../../config/index.ts';
import { canonicalPath, languageOf } from '../../language/index.ts';
import { trailOf } from '../pages.ts';
import type { NavigationEntry } from '../types.ts';
import { sidebarPath } from './sidebarPaths.ts';
import { EntryList, SidebarEntry } from './SidebarEntry.tsx';

interface Section {
  entry: NavigationEntry;
  whole: string;
  /** Closed, with its first page only. */
  short: string;
  /** What takes the place of the first page when the section is opened. */
  file: { path: string; text: string };
}

const codes = clientConfig.languages.map(({ code }) => code);
const rendered = new Map<string, Promise<Section[]>>();

/** Writes the tree into the HTML of a page, whose application leaves this place alone. */
export async function withSidebarTree(html: string, path: string): Promise<string> {
  const tree = await treeOf(path);
  return html.replace(/<ul [^>]*data-sidebar-tree[^>]*>/, (list) => list + tree);
}

/** The section of the page is whole; the others are fetched when a reader opens them. */
async function treeOf(path: string): Promise<string> {
  const sections = await sectionsOf(languageOf(path, codes));
  const trail = trailOf(navigation, canonicalPath(path, codes)).map(({ entry }) => entry);
  return sections
    .map(({ entry, whole, short }) => (entry === trail[0] ? marked(whole, trail, path) : short))
    .join('');
}

function marked(html: string, trail: NavigationEntry[], path: string): string {
  const opened = trail.reduce(
    (text, { pathname }) => text.replace(`data-group="${pathname}"`, (group) => `${group} open=""`),
    html,
  );
  return opened.replaceAll(`href="${path}"`, (href) => `${href} aria-current="page"`);
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

async function renderSections(language: string): Promise<Section[]> {
  const strings = language === 'en' ? englishStrings : await otherStrings(language);
  const value = { config: clientConfig, language, strings };
  const render = (node: ReactNode) =>
    renderToStaticMarkup(<DocsConfigProvider value={value}>{node}</DocsConfigProvider>);
  return Promise.all(
    navigation.map(async (entry) => {
      const text = render(<EntryList entry={entry} depth={0} language={language} />);
      const name = entry.pathname.replace(/^\/x\//, '').replaceAll('/', '-');
      const path = sidebarPath(name, await hashOf(text));
      const item = { entry, depth: 0, language };
      return {
        entry,
        whole: render(<SidebarEntry {...item} />),
        short: render(<SidebarEntry {...item} lazy={path} />),
        file: { path, text },
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
