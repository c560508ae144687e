import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc/server';
import { payloadFile, type PagePayload } from '../app/payload.ts';
import { renderPage } from '../app/site.tsx';
import { deferScripts } from '../app/startScript.ts';
import { siteFiles } from '../app/siteFiles.ts';

/** Development only: one page, its payload or a generated file, straight from the sources. */
export default async function handler(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const generated = await siteFiles({ only: pathname });
  const file = generated.find((item) => item.path === pathname);
  const ssr = await loadSsr();
  const section = (await ssr.sidebarFiles()).find((item) => item.path === pathname);
  if (section) return new Response(section.text, { headers: { 'content-type': 'text/html' } });
  if (file) return new Response(file.text, { headers: { 'content-type': file.type } });
  const wantsPayload = pathname.endsWith(`/${payloadFile}`);
  const path = wantsPayload ? pathname.slice(0, -payloadFile.length) : pathname;
  const { stream, status } = await renderPayload(path, 'development');
  if (wantsPayload)
    return new Response(stream, { status, headers: { 'content-type': 'text/plain' } });
  return new Response(
    await ssr.renderHtml(stream, {
      path,
      payloadUrl: path + payloadFile,
      lateUrl: '/src/entries/late.ts',
      demoUrls: [],
      static: false,
    }),
    {
      status,
      headers: { 'content-type': 'text/html;charset=utf-8' },
    },
  );
}

/** Build: the HTML and the payload of one page, rendered once. */
export async function prerenderPage(
  path: string,
  build: string,
  urls: { payloadUrl: string; lateUrl: string; demoUrls: string[] },
) {
  const { stream } = await renderPayload(path, build);
  const [forHtml, forPayload] = stream.tee();
  const ssr = await loadSsr();
  const [html, payload] = await Promise.all([
    ssr.renderHtml(forHtml, { ...urls, path, static: true }),
    readText(forPayload),
  ]);
  return { html: deferScripts(html), payload };
}

export { checkedPages } from '../app/checkSite.ts';
export { setDemoAssets } from '../demos/assets.ts';
export { savablePages } from '../app/pageList.ts';
export { siteFiles };

/** Of the sidebar's sections. */
export async function sidebarFiles() {
  return (await loadSsr()).sidebarFiles();
}

async function renderPayload(path: string, build: string) {
  const page = await renderPage(path, build);
  const root = (
    <>
      {import.meta.viteRsc.loadCss()}
      {page.root}
    </>
  );
  const { title, status } = page;
  const stream = renderToReadableStream<PagePayload>({ build, title, root });
  return { stream, status };
}

async function loadSsr() {
  return import.meta.viteRsc.import<typeof import('./ssr.tsx')>('./ssr.tsx', {
    environment: 'ssr',
  });
}

function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

if (import.meta.hot) import.meta.hot.accept();
