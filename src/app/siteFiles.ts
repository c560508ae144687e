import siteConfig from '#site-config';
import { siteOrigin } from '../config/index.ts';
import navigation from '#content/navigation.ts';
import { agentFiles, translatedAgentFiles, twinOf } from '../agents/index.server.ts';
import { isAgentFile, twinPath } from '../agents/index.ts';
import { demoCodePath, demoIdOfCode, type DemoModule } from '../demos/source/index.ts';
import {
  alternates,
  canonicalPath,
  languageOf,
  type LanguageDefinition,
} from '../language/index.ts';
import { toAddress } from '../links/index.ts';
import { trailOf } from '../navigation/index.ts';
import { openSearch, shardProductOf } from '../search/index.ts';
import { feedPath, marksOf, newsFeed, siteNews, whatsNewPath } from '../whats-new/index.server.ts';
import { marksPath } from '../whats-new/index.ts';
import { searchShards } from './searchShards.ts';
import {
  hasPageAt,
  languageCodes,
  loadAllFacts,
  loadAllPages,
  loadDemo,
  loadFactsIn,
  loadPageFacts,
  localizedPaths,
  writtenIn,
  writtenPaths,
} from './sitePages.ts';

export interface SiteFile {
  /** Root-absolute path on the site. */
  path: string;
  text: string;
  type: string;
}

/** The files beside the pages. */
export async function siteFiles(): Promise<SiteFile[]> {
  const english = await loadAllFacts('en');
  const twins = await Promise.all(localizedPaths().map(twinFile));
  return [
    ...fixedPaths.map(fixedFile),
    await marksFile(),
    ...twins,
    ...(await loadAllPages()).flatMap((page) => page.demos).map(demoFile),
    ...(await Promise.all(languageCodes.map((code) => searchShards(code)))).flat().map(asJson),
    ...agentFiles(english),
    ...(await Promise.all(otherLanguages.map(agentFilesIn))).flat(),
  ].filter((file) => file !== undefined);
}

/** Development: the one file that a path names, made without the others; undefined: it may be a page. */
export async function siteFileAt(path: string): Promise<SiteFile | undefined> {
  if (fixedPaths.includes(path)) return fixedFile(path);
  if (path === marksPath) return marksFile();
  const demoId = demoIdOfCode(path);
  if (demoId !== undefined) {
    const found = await loadDemo(demoId, 'en');
    return found && demoFile(found.demo);
  }
  const product = shardProductOf(canonicalPath(path, languageCodes));
  if (product !== undefined) {
    const files = await searchShards(languageOf(path, languageCodes), product);
    return files.filter((file) => file.path === path).map(asJson)[0];
  }
  if (isAgentFile(path)) {
    const other = otherLanguages.find(({ code }) => path.startsWith(`/${code}/`));
    const files = other ? await agentFilesIn(other) : agentFiles(await loadAllFacts('en'));
    return files.find((file) => file.path === path);
  }
  return path.endsWith('.md') ? twinFile(`${path.slice(0, -'.md'.length)}/`) : undefined;
}

const origin = siteOrigin(siteConfig);

const otherLanguages = siteConfig.languages.slice(1);

const agentFilesIn = async (language: LanguageDefinition) =>
  translatedAgentFiles(await loadFactsIn(language.code), language, (path) =>
    writtenIn(path).includes(language.code),
  );

const fixedPaths = [
  '/sitemap.xml',
  '/robots.txt',
  '/x/opensearch.xml',
  '/x/site.webmanifest',
  feedPath,
];

function fixedFile(path: string): SiteFile | undefined {
  switch (path) {
    case '/sitemap.xml':
      return { path, text: sitemap(), type: 'application/xml' };
    case '/robots.txt':
      return {
        path,
        text: `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
        type: 'text/plain',
      };
    case '/x/opensearch.xml':
      return {
        path,
        text: openSearch(siteConfig.name, siteConfig.description, origin),
        type: 'application/opensearchdescription+xml',
      };
    case '/x/site.webmanifest':
      return { path, text: webManifest(), type: 'application/manifest+json' };
    case feedPath:
      return hasPageAt(whatsNewPath)
        ? { path, text: newsFeed(), type: 'application/atom+xml' }
        : undefined;
    default:
      return undefined;
  }
}

/** For returning readers: the pages of the sidebar with news of each release. */
async function marksFile(): Promise<SiteFile | undefined> {
  if (!hasPageAt(whatsNewPath)) return undefined;
  const pages = await loadAllFacts('en');
  const guides = pages
    .filter(({ page }) => !page.generated)
    .map(({ page }) => ({ path: page.path, components: page.frontMatter.components }));
  const groupsOf = (path: string) => {
    const trail = trailOf(navigation, path).map(({ entry }) => entry.pathname);
    return trail.length > 0 ? trail.slice(0, -1) : undefined;
  };
  const marks = marksOf({ news: siteNews(), guides, groupsOf });
  return asJson({ path: marksPath, text: JSON.stringify(marks) });
}

async function twinFile(path: string): Promise<SiteFile | undefined> {
  const facts = await loadPageFacts(path);
  if (!facts) return undefined;
  const language = languageOf(path, languageCodes);
  const languages = writtenIn(canonicalPath(path, languageCodes));
  const written = languages.includes(language) ? language : 'en';
  const text = twinOf(facts, path, { language, written });
  return { path: twinPath(path), text, type: 'text/markdown; charset=utf-8' };
}

function demoFile({ description, code }: DemoModule): SiteFile {
  return asJson({ path: demoCodePath(description.id), text: JSON.stringify(code) });
}

const asJson = (file: { path: string; text: string }): SiteFile => ({
  ...file,
  type: 'application/json',
});

function sitemap(): string {
  const urls = writtenPaths().map((path) => {
    const languages = writtenIn(canonicalPath(path, languageCodes));
    const links = alternates(path, languageCodes, languages).map(
      ({ hrefLang, path: other }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${origin}${other}"/>`,
    );
    return `<url><loc>${origin}${path}</loc>${links.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function webManifest(): string {
  return JSON.stringify({
    name: siteConfig.name,
    short_name: siteConfig.name,
    description: siteConfig.description,
    start_url: toAddress('/x/introduction/'),
    scope: toAddress('/x/'),
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#1976d2',
    icons: [
      { src: toAddress('/x/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: toAddress('/x/icon-512.png'), sizes: '512x512', type: 'image/png' },
    ],
  });
}
