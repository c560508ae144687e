import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ListenOptions {
  port: number;
  host?: string;
  /** How many following ports to try when the port is taken. */
  tries?: number;
}

export interface Listening {
  port: number;
  /** Without a slash at the end. */
  url: string;
  close: () => Promise<void>;
}

// Downloads under way may finish; after that the connections are cut.
const GRACE_MS = 500;

/** Listens on the port or the next free one. Only this machine is served unless `host` says otherwise. */
export async function listen(
  server: Server,
  { port, host = '127.0.0.1', tries = 0 }: ListenOptions,
): Promise<Listening> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const taken = await bind(server, port + attempt, host);
      return { port: taken, url: `http://${urlHost(host)}:${taken}`, close: () => close(server) };
    } catch (error) {
      const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!inUse || attempt >= tries || port + attempt >= 65_535) throw error;
    }
  }
}

function bind(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

// A wildcard address is nothing a browser can open.
function urlHost(host: string): string {
  if (host === '127.0.0.1' || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
