import { realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { followSite, SiteReplaced, type CurrentSite } from './currentSite.node.ts';
import { createFileSource, type FileSource, type OpenFile } from './fileSource.node.ts';
import { headersFor, REVALIDATE } from './headerRules.ts';
import { guardConnections, hasOneHost, LIMITS, type Limits } from './limits.node.ts';
import { redirectFor } from './answerRedirect.ts';
import { parseRequestPath } from './requestPath.ts';
import { segmentsBelow } from './rulesUnder.ts';
import { sendFile, sendText } from './respond.node.ts';
import type { ServerRules } from './types.ts';

export interface DocsServerOptions extends ServerRules {
  /** The folder to serve; nothing outside it is ever read. */
  root: string;
  limits?: Partial<Limits>;
  /** For a folder that a build replaces: the rules of the new one. */
  readRules?: () => Promise<ServerRules>;
  onError?: (error: unknown) => void;
}

// Files for static hosts aren't part of the site.
const HOST_FILES = new Set(['_headers', '_redirects']);

/** The bundled static server: what `npm start` runs, and what the browser tests run against. */
export function createDocsServer(options: DocsServerOptions): Server {
  const limits = { ...LIMITS, ...options.limits };
  const root = realpathSync(options.root);
  const open = createFileSource(root);
  const current = followSite(root, options, options.readRules);
  const server = createServer(limits, (request, response) => {
    const tryAnswer = async (): Promise<void> =>
      answer({ ...(await current()), open, limits }, request, response).catch((error: unknown) => {
        if (error instanceof SiteReplaced) return tryAnswer();
        throw error;
      });
    tryAnswer().catch((error: unknown) => {
      // A canceled download isn't an error.
      if (response.destroyed) return;
      options.onError?.(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, headersFor(options.headers, '/'));
    });
  });
  guardConnections(server, limits);
  return server;
}

type Site = CurrentSite & { open: FileSource; limits: Limits };

/** What was opened belongs to the site whose rules go with it, or the request starts again. */
async function ofThisSite({ isCurrent }: Site, opened: OpenFile | undefined) {
  if (await isCurrent()) return opened;
  opened?.body?.destroy();
  throw new SiteReplaced();
}

async function answer(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '' } = request;
  const target = parseRequestPath(url);
  if (method !== 'GET' && method !== 'HEAD') {
    const headers = headersFor(site.headers, 'refused' in target ? '/' : target.path);
    return sendText(response, 405, { ...headers, Allow: 'GET, HEAD', Connection: 'close' });
  }
  if (!hasOneHost(request)) {
    return sendText(response, 400, { ...headersFor(site.headers, '/'), Connection: 'close' });
  }
  if ('refused' in target) {
    if (target.refused === 404) return notFound(site, request, response, '/', '');
    return sendText(response, 400, headersFor(site.headers, '/'));
  }
  const { path, query } = target;
  const headers = headersFor(site.headers, path);
  const redirect = (status: number, location: string) =>
    sendText(response, status, { ...headers, 'Cache-Control': REVALIDATE, Location: location });

  const rule = redirectFor(site.redirects, path, query);
  if (rule !== undefined) return redirect(rule.status, rule.location);

  const segments = segmentsBelow(site.base, target.segments);
  if (segments === undefined) return notFound(site, request, response, path, '');
  const isFolder = segments.at(-1) === '';
  const file = isFolder ? [...segments.slice(0, -1), 'index.html'] : segments;
  const name = file.at(-1) ?? '';
  const isHostFile = file.length === 1 && HOST_FILES.has(name);
  const found = isHostFile ? undefined : await ofThisSite(site, await site.open(file, request));
  if (found !== undefined) {
    return sendFile(request, response, found, { name, status: 200, headers, limits: site.limits });
  }
  if (!isFolder) {
    const page = await ofThisSite(site, await site.open([...segments, 'index.html'], request));
    page?.body?.destroy();
    if (page !== undefined) return redirect(301, `${path}/${query}`);
  }
  return notFound(site, request, response, path, segments[0] ?? '');
}

/** Answers with the 404 page of the first segment (a language has its own), else with the site's. */
async function notFound(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  section: string,
): Promise<void> {
  const name = '404.html';
  const page = await ofThisSite(
    site,
    (section === '' ? undefined : await site.open([section, name], request, { range: false })) ??
      (await site.open([name], request, { range: false })),
  );
  const headers = { ...headersFor(site.headers, path), 'Cache-Control': REVALIDATE };
  if (page === undefined) return sendText(response, 404, headers);
  return sendFile(request, response, page, { name, status: 404, headers, limits: site.limits });
}
