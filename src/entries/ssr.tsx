import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr';
import clientComponents from 'virtual:vite-rsc/client-references';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { use } from 'react';
import { preload } from 'react-dom';
import { renderToReadableStream } from 'react-dom/server.edge';
import { prerender } from 'react-dom/static.edge';
import { startScript, type PagePayload } from '../app/index.ts';
import { withSidebarTree } from '../navigation/index.ssr.ts';

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
  stream: ReadableStream<Uint8Array>,
  options: {
    path: string;
    payloadUrl: string;
    lateUrl: string;
    demoUrls: string[];
    static: boolean;
  },
): Promise<string> {
  let payload: Promise<PagePayload> | undefined;
  function SsrRoot() {
    payload ??= createFromReadableStream<PagePayload>(stream);
    preload(interUrl, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
    preload(options.payloadUrl, { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' });
    return use(payload).root;
  }
  const html = options.static
    ? (
        await prerender(<SsrRoot />, {
          bootstrapScriptContent: startScript(
            getClientEntryUrl(),
            options.lateUrl,
            options.demoUrls,
          ),
        })
      ).prelude
    : await renderToReadableStream(<SsrRoot />, {
        bootstrapModules: [getClientEntryUrl(), options.lateUrl],
      });
  return withSidebarTree(await new Response(html).text(), options.path);
}
