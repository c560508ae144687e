import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc/server';
import type { ReactNode } from 'react';
import { contentUrl } from 'virtual:pages';
import { payloadFile, type PagePayload } from '../app/index.ts';
import { notFoundScripts, renderPage, siteFileAt, siteFiles } from '../app/index.server.ts';
import { fromAddress, toAddress } from '../links/index.ts';
import type { ResolveAssets } from '../demos/run/index.ts';
import { setDemoAssets } from '../demos/run/index.server.ts';
import { setDemoPictures, setPagePreviews } from '../pictures/index.ts';
import { isSidebarFile } from '../navigation/index.ts';
import { setPageChanges } from '../pages/index.ts';

/** Development only: one page, its payload or a generated file, straight from the sources. */
export default async function handler(request: Request): Promise<Response> {
  const pathname = fromAddress(new URL(request.url).pathname);
  const file = await siteFileAt(pathname);
  if (file) return new Response(file.text, { headers: { 'content-type': file.type } });
  const ssr = await loadSsr();
  if (isSidebarFile(pathname)) {
    const section = (await ssr.sidebarFiles()).find((item) => item.path === pathname);
    if (section) return new Response(section.text, { headers: { 'content-type': 'text/html' } });
  }
  const wantsPayload = pathname.endsWith(`/${payloadFile}`);
  const path = wantsPayload ? pathname.slice(0, -payloadFile.length) : pathname;
  const failure: { error?: unknown } = {};
  const { payload, status, document } = await renderPayload(path, {
    build: 'development',
    demoAssets: (file) => ({ js: [toAddress(contentUrl + file)], css: [] }),
    onError: (error) => {
      failure.error ??= error;
    },
  });
  if (failure.error !== undefined) throw failure.error;
  if (wantsPayload)
    return new Response(payload, { status, headers: { 'content-type': 'text/plain' } });
  const html = await ssr.renderHtml(payload, {
    path,
    build: 'development',
    document,
    later: { payload: path + payloadFile, scripts: [] },
    lateUrl: toAddress('/src/entries/late.ts'),
  });
  return new Response(html, { status, headers: { 'content-type': 'text/html;charset=utf-8' } });
}

/** Build: the HTML and the payload of one page, rendered once, with its title and the files that the HTML names. */
export async function prerenderPage(
  path: string,
  build: string,
  urls: {
    payloadUrl: string;
    lateUrl: string;
    demoUrls: string[];
    /** Of each client component, by its id. */
    components: Readonly<Record<string, ComponentFiles>>;
    /** Of all server components. */
    styles: readonly string[];
    demoAssets: ResolveAssets;
  },
) {
  const { lateUrl, demoUrls, demoAssets } = urls;
  const { title, payload, document, components } = await renderPayload(path, { build, demoAssets });
  const used = components.flatMap((id) => urls.components[id] ?? []);
  const scripts = [...new Set(used.flatMap(({ js }) => js))];
  const later = { payload: urls.payloadUrl, scripts };
  const ssr = await loadSsr();
  const html = await ssr.renderHtml(payload, { path, build, document, later, lateUrl, demoUrls });
  // The payload has the links of server components in it.
  const ofServer = urls.styles.filter((url) => payload.includes(url));
  const styles = [...ofServer, ...used.flatMap(({ css }) => css)];
  const files = [...scripts, ...styles, ssr.clientEntryUrl(), lateUrl, ...demoUrls];
  return { html, payload, title, files: [...new Set(files.map(fromAddress))] };
}

interface ComponentFiles {
  js: readonly string[];
  css: readonly string[];
}

/** Build: the text of every inline script of the site, for the security policy. */
export async function inlineScripts(lateUrl: string, demoUrls: string[]): Promise<string[]> {
  return [...(await loadSsr()).inlineScripts(lateUrl, demoUrls), ...notFoundScripts()];
}

export {
  checkedPages,
  contentProblems,
  previewedPages,
  proseFolderOf,
  savablePages,
  shownDemos,
  shownOfOthers,
} from '../app/index.server.ts';
export { setDemoPictures, setPageChanges, setPagePreviews };
export { siteFiles };

/** Build: once, before the first page. */
export async function prepareRendering(): Promise<void> {
  await (await loadSsr()).loadClientComponents();
}

/** Of the sidebar's sections. */
export async function sidebarFiles() {
  return (await loadSsr()).sidebarFiles();
}

interface PayloadOptions {
  build: string;
  demoAssets: ResolveAssets;
  onError?: (error: unknown) => void;
}

/** Read to the end: what fails while it is rendered becomes an error page, not half a page. */
async function renderPayload(path: string, { build, demoAssets, onError }: PayloadOptions) {
  const { title, status, document, ...page } = await renderPage(path);
  const root = (
    <DemoFiles resolve={demoAssets}>
      {/* A build has them in several files: vite.config.ts, serverStylesheetOf. */}
      {import.meta.env.DEV && import.meta.viteRsc.loadCss()}
      {page.root}
    </DemoFiles>
  );
  const components: string[] = [];
  const stream = renderToReadableStream<PagePayload>(
    { build, title, root },
    onError && { onError },
    { onClientReference: ({ id }) => components.push(id) },
  );
  const payload = await new Response(stream).text();
  return { title, payload, status, document, components };
}

/** Inside the rendering, because the resolver is kept for one rendering. */
function DemoFiles({ resolve, children }: { resolve: ResolveAssets; children: ReactNode }) {
  setDemoAssets(resolve);
  return <>{children}</>;
}

/** The other half of the server, which makes HTML of what this one renders. */
export async function loadSsr() {
  return import.meta.viteRsc.import<typeof import('./ssr.tsx')>('./ssr.tsx', {
    environment: 'ssr',
  });
}

if (import.meta.hot) import.meta.hot.accept();
