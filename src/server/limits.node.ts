import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createPlaces } from './places.node.ts';

export const LIMITS = {
  /** Bytes of all headers together, the URL among them. */
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  /** A connection on which nothing moved for so long is closed. */
  idleTimeout: 60_000,
  maxConnections: 1_024,
  /** Of one client address. This machine's own is exempt: a proxy on it speaks for everybody. */
  maxPerAddress: 256,
  /** An answer is given up after this time and what its size takes at the slowest rate. */
  answerTime: 30_000,
  /** Bytes a second: a tenth of a slow phone connection. */
  slowestRate: 8_000,
};

export type Limits = typeof LIMITS;

const DRAIN_MS = 1_000;

/** Limits the cost of a connection, and handles input that isn't HTTP without crashing. */
export function guardConnections(server: Server, limits: Limits): void {
  server.maxHeadersCount = 100;
  server.setTimeout(limits.idleTimeout);

  const places = createPlaces(limits);
  server.on('connection', places.add);
  const busy = new WeakSet<Duplex>();
  server.on('request', ({ socket }, response) => {
    busy.add(socket);
    places.start(socket);
    response.once('close', () => {
      busy.delete(socket);
      places.finish(socket);
    });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // A status line in the middle of an answer under way would corrupt it.
    if (!socket.writable || busy.has(socket)) {
      socket.destroy();
      return;
    }
    const slow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    refuse(socket, slow ? '408 Request Timeout' : '400 Bad Request');
  });
  // No proxy and no web socket lives here.
  server.on('connect', (_request, socket: Duplex) => refuse(socket, '405 Method Not Allowed'));
}

/** Two hosts are two meanings, one for a proxy in front and one for us (RFC 9112, 3.2). */
export function hasOneHost(request: IncomingMessage): boolean {
  return (request.headersDistinct.host?.length ?? 0) <= 1;
}

/** Ends an answer that its reader does not take, or takes a byte at a time. Call the result when it is sent. */
export function limitAnswer(response: ServerResponse, size: number, limits: Limits): () => void {
  const time = limits.answerTime + (size / limits.slowestRate) * 1000;
  const timer = setTimeout(() => response.destroy(), time);
  return () => clearTimeout(timer);
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  // Closing with unread bytes resets the connection, and the client would never see the answer.
  socket.removeAllListeners('data').on('data', () => {});
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  setTimeout(() => socket.destroy(), DRAIN_MS).unref();
}
