import { Readable, type Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { createLines, tooLong } from './lines.ts';

interface StdioOptions {
  input: Readable;
  output: Writable;
  /** Bytes of one line; a longer one is answered with an error and skipped. */
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
 * The SDK's transport reads, checks and writes the messages. Around it is what it lacks: it leaves a bad
 * line unanswered, closes at one that is too long, reads faster than its answers are taken, doesn't
 * notice the end of the input, and lets an error of the output crash the process.
 */
export function createStdioTransport(options: StdioOptions): Transport {
  const { input, output, longestLine = 1_000_000, mostPending = 64, grace = 20_000 } = options;
  const pending = new Set<string | number>();
  let handing: string | undefined;
  let refusals = 0;
  let isClosed = false;
  let wake = () => {};

  /** Resolves when the output can take another answer, or the client is gone. */
  async function room(): Promise<void> {
    const isBlocked = () =>
      handing !== undefined || output.writableNeedDrain || pending.size >= mostPending;
    while (isBlocked() && !isClosed) await new Promise<void>((resolve) => (wake = resolve));
  }

  async function* incoming() {
    const lines = createLines(longestLine);
    const hand = (line: string) => Buffer.from(`${(handing = line)}\n`);
    for await (const chunk of input) {
      lines.push(chunk as Buffer);
      for (;;) {
        await room();
        const line = isClosed ? undefined : lines.next();
        if (line === undefined) break;
        // A flood of noise costs no more than finding its lines.
        if (refusals > mostRefusals && line !== tooLong && !line.startsWith('{')) continue;
        if (line === tooLong)
          refuse(invalidRequest, `The message is longer than ${longestLine} bytes.`);
        else yield hand(line);
      }
      if (isClosed) return;
    }
    setTimeout(close, grace).unref();
    const last = lines.last();
    if (last !== '') yield hand(last);
    await room();
    while (pending.size > 0 && !isClosed) await new Promise<void>((resolve) => (wake = resolve));
    // Called when all answers before it have been taken.
    output.write('', close);
  }

  function send(message: JSONRPCMessage): Promise<void> {
    const sent = isClosed ? Promise.resolve() : sdk.send(message);
    wake();
    return sent;
  }

  function refuse(code: number, message: string, id: string | number | null = null): void {
    refusals += 1;
    if (refusals > mostRefusals) return;
    const isLast = refusals === mostRefusals;
    const more = isLast ? ' Bad lines that follow are not answered.' : '';
    // JSON-RPC answers with null where the id can't be read; the SDK's type has no such answer.
    output.write(
      `${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message: message + more } })}\n`,
    );
  }

  function receive(message: JSONRPCMessage): void {
    handing = undefined;
    refusals = 0;
    if ('method' in message && 'id' in message) pending.add(message.id);
    // A canceled request gets no answer.
    if ('method' in message && message.method === 'notifications/cancelled')
      pending.delete(message.params?.requestId as string | number);
    transport.onmessage?.(message);
    wake();
  }

  function refuseLine(error: Error): void {
    const line = handing ?? '';
    handing = undefined;
    if (error instanceof SyntaxError) refuse(parseError, 'The line is not JSON.');
    else refuse(invalidRequest, 'The message is not JSON-RPC 2.0.', idOf(JSON.parse(line)));
    wake();
  }

  function close(): void {
    if (isClosed) return;
    isClosed = true;
    wake();
    void sdk.close();
    input.pause();
  }

  const sdk = new StdioServerTransport(Readable.from(incoming()), output, {
    maxBufferSize: longestLine + 1,
  });
  sdk.onmessage = receive;
  sdk.onerror = refuseLine;
  sdk.onclose = () => transport.onclose?.();

  const transport: Transport = {
    start: () => {
      // The client is gone, so there is no one to report the error to.
      output.on('drain', () => wake()).on('error', close);
      // Each answer that waits has a listener of the SDK.
      output.setMaxListeners(output.getMaxListeners() + mostPending);
      return sdk.start();
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
