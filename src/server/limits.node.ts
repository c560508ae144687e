import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

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
};

export type Limits = typeof LIMITS;

const DRAIN_MS = 1_000;

/** Bounds what a connection may cost, and answers what is no HTTP at all without falling over. */
export function guardConnections(server: Server, limits: Limits): void {
  server.maxHeadersCount = 100;
  server.maxConnections = limits.maxConnections;
  server.setTimeout(limits.idleTimeout);

  const busy = new WeakSet<Duplex>();
  server.on('request', ({ socket }, response) => {
    busy.add(socket);
    response.once('close', () => busy.delete(socket));
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

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  // Closing with unread bytes resets the connection, and the client would never see the answer.
  socket.removeAllListeners('data').on('data', () => {});
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  setTimeout(() => socket.destroy(), DRAIN_MS).unref();
}
