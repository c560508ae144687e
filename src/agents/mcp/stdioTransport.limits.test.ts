import { PassThrough, Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createMcpServer } from './createMcpServer.ts';
import { createStdioTransport } from './stdioTransport.ts';
import { fixtureLibrary } from './testing/fixtureFiles.ts';

const request = (id: number, method: string, params = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });
const initialize = request(1, 'initialize', {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
});
const search = request(2, 'tools/call', {
  name: 'search_docs',
  arguments: { query: 'sorting' },
});

/** A server whose input is the text and its end. */
async function answersTo(text: string) {
  const output = new PassThrough();
  const server = createMcpServer(await fixtureLibrary());
  const closed = new Promise<void>((resolve) => (server.server.onclose = resolve));
  await server.connect(createStdioTransport({ input: Readable.from([Buffer.from(text)]), output }));
  await closed;
  const lines = String(output.read() ?? '')
    .trim()
    .split('\n');
  return lines.map((line) => (JSON.parse(line) as { id: number | null }).id);
}

test('what came before the end of the input is answered, with and without a line break', async () => {
  expect(await answersTo(`${initialize}\n${search}\n`)).toEqual([1, 2]);
  expect(await answersTo(`${initialize}\n${search}`)).toEqual([1, 2]);
});

test('a canceled request is not waited for', async () => {
  const output = new PassThrough();
  const input = new PassThrough();
  const transport = createStdioTransport({ input, output, grace: 60_000 });
  const closed = new Promise<void>((resolve) => (transport.onclose = resolve));
  await transport.start();
  const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } };
  input.end(`${request(7, 'ping')}\n${JSON.stringify(cancel)}\n`);
  await closed;
});

test('an answer that nobody takes does not keep it alive for ever', async () => {
  const input = new PassThrough();
  const transport = createStdioTransport({ input, output: new PassThrough(), grace: 20 });
  const closed = new Promise<void>((resolve) => (transport.onclose = resolve));
  await transport.start();
  input.end(`${request(7, 'ping')}\n`);
  await closed;
});

test('a client that closes its end closes the connection, without an error', async () => {
  const input = new PassThrough();
  const gone = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  const output = new Writable({ write: (_chunk, _encoding, done) => done(gone) });
  const transport = createStdioTransport({ input, output });
  const closed = new Promise<void>((resolve) => (transport.onclose = resolve));
  await transport.start();
  input.write('no JSON\n');
  await closed;
  // An answer that was under way is dropped.
  await transport.send({ jsonrpc: '2.0', id: 1, result: {} });
});

test('it reads no faster than its answers are taken', async () => {
  const line = `${request(1, 'ping')}\n${request(1, 'pong')}\nno JSON\n`;
  const lines = Buffer.from(line.repeat(200));
  let given = 0;
  const input = new Readable({
    read() {
      given += 1;
      this.push(given <= 10 ? lines : null);
    },
  });
  const output = new PassThrough();
  const transport = createStdioTransport({ input, output });
  const closed = new Promise<void>((resolve) => (transport.onclose = resolve));
  transport.onmessage = () => void transport.send({ jsonrpc: '2.0', id: 1, result: {} });
  await transport.start();
  await pause(200);
  expect(given).toBeLessThan(8);
  expect(output.readableLength + output.writableLength).toBeLessThan(200_000);
  let answers = 0;
  output.on('data', (part: Buffer) => (answers += String(part).split('\n').length - 1));
  await closed;
  expect(answers).toBe(10 * 200 * 3);
});

test('noise is answered a hundred times, and read to its end', async () => {
  const answers = await answersTo(`${'x\n'.repeat(20_000)}${initialize}\n${'y\n'.repeat(3)}`);
  expect(answers.filter((id) => id === null)).toHaveLength(103);
  expect(answers).toContain(1);
});

test('so many requests at once are worked on, and no more', async () => {
  const input = new PassThrough();
  const received: unknown[] = [];
  const transport = createStdioTransport({ input, output: new PassThrough(), mostPending: 3 });
  transport.onmessage = (message) => received.push(message);
  await transport.start();
  for (let id = 1; id <= 9; id += 1) input.write(`${request(id, 'ping')}\n`);
  await pause(20);
  expect(received).toHaveLength(3);
  await transport.send({ jsonrpc: '2.0', id: 2, result: {} });
  await pause(20);
  expect(received).toHaveLength(4);
});
