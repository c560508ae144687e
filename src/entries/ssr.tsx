import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { use } from 'react';
import { preload } from 'react-dom';
import { renderToReadableStream } from 'react-dom/server.edge';
import { prerender } from 'react-dom/static.edge';
import type { PagePayload } from '../app/payload.ts';
import { startScript } from '../app/startScript.ts';

/** Turns a page's payload into HTML; the payload itself is fetched beside it, not repeated inside. */
export async function renderHtml(
  stream: ReadableStream<Uint8Array>,
  options: { payloadUrl: string; lateUrl: string; static: boolean },
): Promise<ReadableStream<Uint8Array>> {
  let payload: Promise<PagePayload> | undefined;
  function SsrRoot() {
    payload ??= createFromReadableStream<PagePayload>(stream);
    preload(interUrl, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
    preload(options.payloadUrl, { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' });
    return use(payload).root;
  }
  if (!options.static) {
    return renderToReadableStream(<SsrRoot />, {
      bootstrapModules: [getClientEntryUrl(), options.lateUrl],
    });
  }
  const bootstrapScriptContent = startScript(getClientEntryUrl(), options.lateUrl);
  return (await prerender(<SsrRoot />, { bootstrapScriptContent })).prelude;
}
