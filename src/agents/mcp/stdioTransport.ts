import type { Readable, Writable } from 'node:stream';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { JSONRPCMessageSchema, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';

interface StdioOptions {
  input: Readable;
  output: Writable;
  /** Bytes of one line; a longer one is answered with an error and passed over. */
  longestLine?: number;
}

const parseError = -32700;
const invalidRequest = -32600;

/** Lines of JSON-RPC. Unlike the SDK's own, it answers a bad frame and outlives one that is too long. */
export function createStdioTransport({
  input,
  output,
  longestLine = 1_000_000,
}: StdioOptions): Transport {
  let parts: Buffer[] = [];
  let length = 0;
  let isSkipping = false;

  const send = (message: unknown) =>
    new Promise<void>((resolve) => {
      output.write(`${JSON.stringify(message)}\n`, () => resolve());
    });
  const refuse = (code: number, message: string, id: unknown = null) =>
    void send({ jsonrpc: '2.0', id, error: { code, message } });

  function take(chunk: Buffer): void {
    if (isSkipping) return;
    length += chunk.length;
    if (length <= longestLine) {
      parts.push(chunk);
      return;
    }
    isSkipping = true;
    parts = [];
    refuse(invalidRequest, `The message is longer than ${longestLine} bytes.`);
  }

  function endLine(): void {
    const line = Buffer.concat(parts).toString('utf8').trim();
    const wasSkipping = isSkipping;
    parts = [];
    length = 0;
    isSkipping = false;
    if (!wasSkipping && line !== '') receive(line);
  }

  function receive(line: string): void {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      return refuse(parseError, 'The line is not JSON.');
    }
    const parsed = JSONRPCMessageSchema.safeParse(value);
    if (parsed.success) return transport.onmessage?.(parsed.data);
    return refuse(invalidRequest, 'The message is not JSON-RPC 2.0.', idOf(value));
  }

  function onData(chunk: Buffer): void {
    let rest = chunk;
    for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
      take(rest.subarray(0, end));
      endLine();
      rest = rest.subarray(end + 1);
    }
    if (rest.length > 0) take(rest);
  }

  const onEnd = () => transport.onclose?.();
  const transport: Transport = {
    start: async () => {
      input.on('data', onData).on('end', onEnd);
    },
    send: (message: JSONRPCMessage) => send(message),
    close: async () => {
      input.off('data', onData).off('end', onEnd).pause();
      transport.onclose?.();
    },
  };
  return transport;
}

/** The id of something that is no message, so that its sender knows which one was refused. */
function idOf(value: unknown): string | number | null {
  const id: unknown =
    typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
