import type { Readable, Writable } from 'node:stream';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { JSONRPCMessageSchema, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { createLines, tooLong } from './lines.ts';

interface StdioOptions {
  input: Readable;
  output: Writable;
  /** Bytes of one line; a longer one is answered with an error and passed over. */
  longestLine?: number;
  /** Requests worked on at once; the others wait where they come from. */
  mostPending?: number;
  /** Milliseconds after the end of the input in which the last answers must be taken. */
  grace?: number;
}

/** So many bad lines in a row are answered one by one; what comes after them is noise. */
const mostRefusals = 100;

const parseError = -32700;
const invalidRequest = -32600;

/**
 * Lines of JSON-RPC. Unlike the SDK's own, it answers a bad frame, outlives one that is too long,
 * reads no faster than its answers are taken, and answers what came before the end of the input.
 */
export function createStdioTransport(options: StdioOptions): Transport {
  const { input, output, longestLine = 1_000_000, mostPending = 64, grace = 20_000 } = options;
  const lines = createLines(longestLine);
  const pending = new Set<string | number>();
  let writing = 0;
  let refusals = 0;
  let isFull = false;
  let isWorking = false;
  let hasEnded = false;
  let isClosed = false;

  function send(message: unknown): Promise<void> {
    if (isClosed) return Promise.resolve();
    writing += 1;
    return new Promise((resolve) => {
      const isTaken = output.write(`${JSON.stringify(message)}\n`, () => {
        writing -= 1;
        resolve();
        work();
      });
      if (!isTaken) isFull = true;
    });
  }
  function refuse(code: number, message: string, id: unknown = null): void {
    refusals += 1;
    if (refusals > mostRefusals) return;
    const isLast = refusals === mostRefusals;
    const more = isLast ? ' Bad lines that follow are not answered.' : '';
    void send({ jsonrpc: '2.0', id, error: { code, message: message + more } });
  }

  function receive(line: string | typeof tooLong): void {
    if (line === tooLong)
      return refuse(invalidRequest, `The message is longer than ${longestLine} bytes.`);
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      return refuse(parseError, 'The line is not JSON.');
    }
    const parsed = JSONRPCMessageSchema.safeParse(value);
    if (!parsed.success)
      return refuse(invalidRequest, 'The message is not JSON-RPC 2.0.', idOf(value));
    const message = parsed.data;
    refusals = 0;
    if ('method' in message && 'id' in message) pending.add(message.id);
    // A canceled request gets no answer.
    if ('method' in message && message.method === 'notifications/cancelled')
      pending.delete(message.params?.requestId as string | number);
    return transport.onmessage?.(message);
  }

  /** Reads lines for as long as their answers have somewhere to go. */
  function work(): void {
    if (isWorking || isClosed) return;
    isWorking = true;
    const isBlocked = () => isFull || pending.size >= mostPending;
    let line: ReturnType<typeof lines.next>;
    while (!isClosed && !isBlocked() && (line = lines.next()) !== undefined) receive(line);
    isWorking = false;
    if (isBlocked()) input.pause();
    else if (hasEnded && pending.size === 0 && writing === 0) close();
    else if (!hasEnded && input.isPaused()) input.resume();
  }

  const onData = (chunk: Buffer) => {
    lines.push(chunk);
    work();
  };
  const onDrain = () => {
    isFull = false;
    work();
  };
  const onEnd = () => {
    hasEnded = true;
    const line = lines.last();
    if (line !== '') receive(line);
    setTimeout(close, grace).unref();
    work();
  };

  function close(): void {
    if (isClosed) return;
    isClosed = true;
    input.off('data', onData).off('end', onEnd).pause();
    output.off('drain', onDrain);
    transport.onclose?.();
  }

  const transport: Transport = {
    start: async () => {
      // A client that is gone takes no answers: there is nobody to tell.
      output.on('drain', onDrain).on('error', close);
      input.on('data', onData).on('end', onEnd);
    },
    send: (message: JSONRPCMessage) => {
      if (!('method' in message) && message.id !== undefined) pending.delete(message.id);
      return send(message);
    },
    close: async () => close(),
  };
  return transport;
}

/** The id of an invalid message, so that its sender knows which one was rejected. */
function idOf(value: unknown): string | number | null {
  const id: unknown =
    typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
