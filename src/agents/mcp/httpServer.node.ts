import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { guardConnections, hasOneHost, LIMITS } from '../../server/index.node.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { createMcpServer } from './createMcpServer.ts';
import { createGate, type Gate } from './gate.ts';
import type { Library } from './library.ts';
import { isAllowedHost, isAllowedOrigin } from './originRules.ts';
import { createBodyReader, type BodyLimits, type ReadBody } from './readBody.ts';

export const mcpPath = '/mcp';

export interface HttpLimits extends BodyLimits {
  /** Milliseconds from the whole request to its answer. */
  time: number;
  /** Requests worked on at once, and how many may wait for that. */
  active: number;
  waiting: number;
}

export const httpLimits: HttpLimits = {
  body: 1_000_000,
  bodyTime: 10_000,
  held: 64_000_000,
  batch: 16,
  time: 20_000,
  active: 16,
  waiting: 512,
};

export interface McpHttpOptions {
  library: Library;
  /** Origins of web pages that may call it, beside those of this machine. */
  origins?: readonly string[];
  /** Names by which it may be called, beside those of this machine. */
  hosts?: readonly string[];
  limits?: Partial<HttpLimits>;
}

/** Streamable HTTP without sessions: each POST is answered whole, so that any of them may fail alone. */
export function createMcpHttpServer(options: McpHttpOptions): Server {
  const limits = { ...httpLimits, ...options.limits };
  const gate = createGate(limits);
  const readBody = createBodyReader(limits);
  const server = createServer(LIMITS, (request, response) => {
    answer(request, response, options, { limits, gate, readBody }).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, -32603, error instanceof Error ? error.message : String(error));
    });
  });
  guardConnections(server, LIMITS);
  return server;
}

interface Bounds {
  limits: HttpLimits;
  gate: Gate;
  readBody: ReadBody;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { library, origins = [], hosts = [] }: McpHttpOptions,
  { limits, gate, readBody }: Bounds,
): Promise<void> {
  const { origin, host = '' } = request.headers;
  if (!hasOneHost(request)) return refuse(response, 400, -32000, 'There are two Host headers.');
  if (!isAllowedHost(host, hosts)) {
    return refuse(response, 403, -32000, `The host "${host}" is not served here.`);
  }
  if (origin !== undefined && !isAllowedOrigin(origin, origins)) {
    return refuse(response, 403, -32000, `The origin "${origin}" may not call this server.`);
  }
  if ((request.url ?? '').split('?', 1)[0] !== mcpPath) {
    return refuse(response, 404, -32000, `The address is ${mcpPath}.`);
  }
  if (origin !== undefined) response.setHeaders(new Map(Object.entries(corsHeaders(origin))));
  if (request.method === 'OPTIONS') {
    const headers = origin === undefined ? {} : preflightHeaders(request.headers);
    return void response.writeHead(204, { Allow: 'POST, OPTIONS', ...headers }).end();
  }
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST, OPTIONS');
    return refuse(response, 405, -32000, 'Use POST: this server has no sessions.');
  }
  // Before the gate: a client that never sends the rest must not hold a place that others wait for.
  const body = await readBody(request);
  if ('refused' in body) return refuse(response, body.refused, body.code, body.message);
  const leave = await gate.enter();
  try {
    if (leave) await handle(request, response, library, body.value, limits.time);
    else refuse(response, 503, -32000, 'Too many requests at once. Try again in a second.');
  } finally {
    leave?.();
    body.release();
  }
}

/** Resolves when the answer is sent or the time is over. */
async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  library: Library,
  body: unknown,
  time: number,
): Promise<void> {
  const server = createMcpServer(library);
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  const done = new Promise<void>((resolve) => response.once('close', resolve));
  const timer = setTimeout(() => {
    if (response.headersSent) response.destroy();
    else refuse(response, 504, -32000, `The answer took more than ${time} ms.`);
  }, time);
  try {
    await server.connect(transport);
    // A handler that never ends must not keep its place: the closed response decides.
    await Promise.race([transport.handleRequest(request, response, body).then(() => done), done]);
  } finally {
    clearTimeout(timer);
    await server.close();
  }
}

function refuse(response: ServerResponse, status: number, code: number, message: string): void {
  const text = JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } });
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    ...(status === 503 && { 'Retry-After': '1' }),
    // What is left of a refused body is not read.
    ...(!response.req.complete && { Connection: 'close' }),
  });
  response.end(text);
}
