import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createStdioTransport } from './stdioTransport.ts';

function setUp(longestLine?: number) {
  const input = new PassThrough();
  const output = new PassThrough();
  const received: unknown[] = [];
  const transport = createStdioTransport({ input, output, ...(longestLine && { longestLine }) });
  transport.onmessage = (message) => received.push(message);
  void transport.start();
  const answers = () =>
    String(output.read() ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown);
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { input, received, answers, transport, settled };
}

const ping = (id: number) => JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' });

test('messages may come in pieces and several at once', async () => {
  const { input, received, settled } = setUp();
  const text = `${ping(1)}\n${ping(2)}\r\n\n${ping(3)}\n`;
  input.write(text.slice(0, 20));
  input.write(text.slice(20));
  await settled();
  expect(received).toEqual([1, 2, 3].map((id) => ({ jsonrpc: '2.0', id, method: 'ping' })));
});

test('a character that is split between chunks is whole again', async () => {
  const { input, received, settled } = setUp();
  const bytes = Buffer.from(
    `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params: { word: 'größe' } })}\n`,
  );
  const middle = bytes.indexOf(0xc3) + 1;
  input.write(bytes.subarray(0, middle));
  await settled();
  input.write(bytes.subarray(middle));
  await settled();
  expect(received).toMatchObject([{ params: { word: 'größe' } }]);
});

test.each([
  ['no JSON', 'hello', { code: -32700, message: 'The line is not JSON.' }, null],
  ['half a frame', '{"jsonrpc":', { code: -32700, message: 'The line is not JSON.' }, null],
  ['no JSON-RPC', '{"id":7}', { code: -32600, message: 'The message is not JSON-RPC 2.0.' }, 7],
  ['no object', '[1]', { code: -32600, message: 'The message is not JSON-RPC 2.0.' }, null],
])('%s is answered with an error, and the next message is heard', async (_, line, error, id) => {
  const { input, received, answers, settled } = setUp();
  input.write(`${line}\n${ping(2)}\n`);
  await settled();
  expect(answers()).toEqual([{ jsonrpc: '2.0', id, error }]);
  expect(received).toHaveLength(1);
});

test('a line that is too long is answered once and passed over', async () => {
  const { input, received, answers, settled } = setUp(100);
  for (let part = 0; part < 10; part += 1) input.write('x'.repeat(60));
  input.write(`\n${ping(2)}\n`);
  await settled();
  expect(answers()).toEqual([
    {
      jsonrpc: '2.0',
      id: null,
      error: { code: -32600, message: 'The message is longer than 100 bytes.' },
    },
  ]);
  expect(received).toHaveLength(1);
});

test('the end of the input closes the connection', async () => {
  const { input, transport, settled } = setUp();
  let isClosed = false;
  transport.onclose = () => {
    isClosed = true;
  };
  input.end();
  await settled();
  await settled();
  expect(isClosed).toBe(true);
});
