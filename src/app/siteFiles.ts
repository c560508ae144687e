import siteConfig from '#site-config';
import { agentFiles, twinOf } from '../agents/siteAgentFiles.ts';
import { isAgentFile } from '../agents/agentPage.ts';
import { twinPath } from '../agents/twinText.ts';
import { demoCodePath } from '../demos/description.ts';
import { alternates, languageOf } from '../language/index.ts';
import { openSearch } from '../search/openSearch.ts';
import { shardFiles } from '../search/siteShards.ts';
import { languageCodes, loadAllPages, loadPage, localizedPaths } from './pageList.ts';

export interface SiteFile {
  /** Root-absolute path on the site. */
  path: string;
  text: string;
  type: string;
}

/** The files beside the pages. In development only the one that was asked for is made. */
export async function siteFiles({ only }: { only?: string } = {}): Promise<SiteFile[]> {
  const origin = `https://${siteConfig.host}`;
  const fixed: SiteFile[] = [
    { path: '/sitemap.xml', text: sitemap(origin), type: 'application/xml' },
    {
      path: '/robots.txt',
      text: `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
      type: 'text/plain',
    },
    {
      path: '/x/opensearch.xml',
      text: openSearch(siteConfig.name, siteConfig.description, origin),
      type: 'application/opensearchdescription+xml',
    },
    { path: '/x/site.webmanifest', text: webManifest(), type: 'application/manifest+json' },
  ];
  const wanted = localizedPaths.filter((path) => only === undefined || twinPath(path) === only);
  const twins = wanted.map(async (path): Promise<SiteFile> => {
    const module = await loadPage(path);
    const text = module ? twinOf(module, path, languageOf(path, languageCodes)) : '';
    return { path: twinPath(path), text, type: 'text/markdown; charset=utf-8' };
  });
  return [
    ...fixed,
    ...(await Promise.all(twins)),
    ...(await demoFiles()),
    ...(await searchFiles()),
    ...(only === undefined || isAgentFile(only) ? agentFiles(await loadAllPages('en')) : []),
  ];
}

/** English alone: a page that is not translated is found by its English words. */
async function searchFiles(): Promise<SiteFile[]> {
  const pages = await loadAllPages('en');
  return shardFiles(pages).map((file) => ({ ...file, type: 'application/json' }));
}

async function demoFiles(): Promise<SiteFile[]> {
  const demos = (await loadAllPages()).flatMap((page) => page.demos);
  return demos.map(({ description, code }) => ({
    path: demoCodePath(description.id),
    text: JSON.stringify(code),
    type: 'application/json',
  }));
}

function sitemap(origin: string): string {
  const urls = localizedPaths.map((path) => {
    const links = alternates(path, languageCodes).map(
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
    start_url: '/x/introduction/',
    scope: '/x/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#1976d2',
    icons: [
      { src: '/x/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/x/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
}
