import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr';
import clientComponents from 'virtual:vite-rsc/client-references';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { use } from 'react';
import { prerender } from 'react-dom/static.edge';
import {
  documentHtml,
  headScripts,
  splitAtRoot,
  startScript,
  type PageDocument,
} from '../app/index.ssr.ts';
import { rootId, type PagePayload } from '../app/index.ts';
import { ServerSidebar, serverSidebar, sidebarScript } from '../navigation/index.ssr.ts';

export { sidebarFiles } from '../navigation/index.ssr.ts';

interface LoadedModule extends Promise<unknown> {
  status?: 'fulfilled';
  value?: unknown;
}

/**
 * Before the first page of a build. A component that is still being loaded would come later in the page than
 * one that is there: the order of a page's stylesheets and scripts would be a matter of luck.
 */
export async function loadClientComponents(): Promise<void> {
  for (const id of Object.keys(clientComponents)) {
    const loading: LoadedModule = __vite_rsc_client_require__(id);
    loading.value = await loading;
    // As React marks a promise that it has seen fulfilled.
    loading.status = 'fulfilled';
  }
}

/** Turns a page's payload into HTML; the payload itself is fetched beside it, not repeated inside. */
export async function renderHtml(
  payload: string,
  options: {
    path: string;
    build: string;
    document: PageDocument;
    later: { payload: string; scripts: readonly string[] };
    lateUrl: string;
    /** Without them, in development, the application starts at once. */
    demoUrls?: string[];
  },
): Promise<string> {
  const { path, build, document, later, lateUrl, demoUrls } = options;
  const sidebar = await serverSidebar(path);
  let parsed: Promise<PagePayload> | undefined;
  // An element around the page tells where the tags of the head end. Nothing else is around it: the ids
  // that React makes are the same when the application takes over what is inside the element.
  function SsrRoot() {
    parsed ??= createFromReadableStream<PagePayload>(streamOf(payload));
    const { root } = use(parsed);
    return (
      <ServerSidebar value={sidebar}>
        <div id={rootId}>{root}</div>
      </ServerSidebar>
    );
  }
  const { prelude } = await prerender(<SsrRoot />);
  const { head, body } = splitAtRoot(await new Response(prelude).text());
  const entryUrl = getClientEntryUrl();
  const scripts = demoUrls
    ? `<script>${startScript(entryUrl, lateUrl, demoUrls)}</script>`
    : [entryUrl, lateUrl].map((url) => `<script type="module" src="${url}"></script>`).join('');
  return documentHtml({ ...document, build, later, fontUrl: interUrl, head, body, scripts });
}

/** The script that starts the application. */
export const clientEntryUrl = getClientEntryUrl;

/** Build: the inline scripts of all pages, which the security policy allows by their hashes. */
export function inlineScripts(lateUrl: string, demoUrls: string[]): string[] {
  return [headScripts(), sidebarScript(), startScript(getClientEntryUrl(), lateUrl, demoUrls)];
}

function streamOf(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
}
