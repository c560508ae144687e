import { realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { followSite, SiteReplaced, type CurrentSite } from './currentSite.node.ts';
import { openEncoded, openInside, type OpenFile } from './files.node.ts';
import { headersFor, REVALIDATE } from './headerRules.ts';
import { guardConnections, hasOneHost, LIMITS, type Limits } from './limits.node.ts';
import { redirectFor } from './redirects.ts';
import { parseRequestPath } from './requestPath.ts';
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
  const current = followSite(root, options, options.readRules);
  const server = createServer(limits, (request, response) => {
    const tryAnswer = async (): Promise<void> =>
      answer({ ...(await current()), root, limits }, request, response).catch((error: unknown) => {
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

type Site = CurrentSite & { root: string; limits: Limits };

/** What was opened belongs to the site whose rules go with it, or the request starts again. */
async function ofThisSite<T extends Pick<OpenFile, 'handle'> | undefined>(
  { isCurrent }: Site,
  opened: T,
): Promise<T> {
  if (await isCurrent()) return opened;
  await opened?.handle.close();
  throw new SiteReplaced();
}

async function answer(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', headers: asked, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    const headers = headersFor(site.headers, '/');
    return sendText(response, 405, { ...headers, Allow: 'GET, HEAD', Connection: 'close' });
  }
  if (!hasOneHost(request)) {
    return sendText(response, 400, { ...headersFor(site.headers, '/'), Connection: 'close' });
  }
  const target = parseRequestPath(url);
  if ('refused' in target) {
    if (target.refused === 404) return notFound(site, request, response, '/', '');
    return sendText(response, 400, headersFor(site.headers, '/'));
  }
  const { segments, path, query } = target;
  const headers = headersFor(site.headers, path);
  const redirect = (status: number, location: string) =>
    sendText(response, status, { ...headers, 'Cache-Control': REVALIDATE, Location: location });

  const rule = redirectFor(site.redirects, path, query);
  if (rule !== undefined) return redirect(rule.status, rule.location);

  const isFolder = segments.at(-1) === '';
  const file = isFolder ? [...segments.slice(0, -1), 'index.html'] : segments;
  const name = file.at(-1) ?? '';
  const isHostFile = file.length === 1 && HOST_FILES.has(name);
  // A part is one of the file as it is, so that every server and cache counts the same bytes.
  const encodings = asked.range === undefined ? asked['accept-encoding'] : undefined;
  const found = isHostFile
    ? undefined
    : await ofThisSite(site, await openEncoded(site.root, file, encodings));
  if (found !== undefined) {
    return sendFile(request, response, found, { name, status: 200, headers, limits: site.limits });
  }
  if (!isFolder) {
    const page = await ofThisSite(site, await openInside(site.root, [...segments, 'index.html']));
    await page?.handle.close();
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
  const accept = request.headers['accept-encoding'];
  const name = '404.html';
  const page = await ofThisSite(
    site,
    (await openEncoded(site.root, [section, name], accept)) ??
      (await openEncoded(site.root, [name], accept)),
  );
  const headers = { ...headersFor(site.headers, path), 'Cache-Control': REVALIDATE };
  if (page === undefined) return sendText(response, 404, headers);
  return sendFile(request, response, page, { name, status: 404, headers, limits: site.limits });
}
