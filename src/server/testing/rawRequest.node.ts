import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 when the connection was closed without an answer. */
  status: number;
  head: string;
  body: string;
}

/** Sends bytes as they are: HTTP clients clean a URL up before it leaves, which is what must not happen here. */
export function rawRequest(port: number, bytes: string, host = '127.0.0.1'): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, host, () => socket.write(Buffer.from(bytes, 'latin1')));
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer within ten seconds')));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server may hang up while the rest of an over-long request is still being sent.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
      resolve({ status, head, body: rest.join('\r\n\r\n') });
    });
  });
}

export function rawGet(port: number, target: string): Promise<RawAnswer> {
  return rawRequest(port, `GET ${target} HTTP/1.1\r\nHost: docs\r\nConnection: close\r\n\r\n`);
}
