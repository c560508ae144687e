import type { IncomingHttpHeaders } from 'node:http';

const methods = 'POST, GET';
/** What the SDK's client sends from a browser. */
const requestHeaders = 'content-type, accept, mcp-protocol-version, mcp-session-id, last-event-id';

/** What a browser needs to hand an answer to the page that asked; never for an origin that may not call. */
export function corsHeaders(origin: string): Record<string, string> {
  return {
    // One origin, by name. Requests have no credentials, so none are allowed.
    'Access-Control-Allow-Origin': origin,
    // A cache must not hand the answer for one origin to another.
    Vary: 'Origin',
  };
}

/** What a browser asks before it sends JSON to another origin. */
export function preflightHeaders(asked: IncomingHttpHeaders): Record<string, string> {
  return {
    // GET is answered with 405, which the SDK's client wants to see.
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': requestHeaders,
    'Access-Control-Max-Age': '600',
    // Chromium also asks before a public page reaches this machine.
    ...(asked['access-control-request-private-network'] === 'true' && {
      'Access-Control-Allow-Private-Network': 'true',
    }),
  };
}
