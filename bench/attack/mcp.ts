import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { dist } from '../site.ts';
import { pause, percentile, type Outcome } from './attack.ts';
import { freePort, memoryOf, printed, startProgram } from './programs.ts';

const call = (id: number, name: string, args: Record<string, unknown>) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
});
const miss = (id: number) =>
  call(id, 'read_page', { page: `/x/react-data-grid/${'sroting-'.repeat(20)}/` });
const noise = 6_000_000;
const mostMb = 120;

/** Hanging bodies, costly misses in batches, and hundreds of calls at once, beside one patient client. */
export async function mcpHttpAttack(): Promise<Outcome> {
  const port = await freePort();
  const args = ['scripts/mcp.mjs', '--http', '--port', String(port), '--dist', dist];
  const server = startProgram(args);
  await printed(server.stderr, '/mcp');
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const post = async (body: unknown) => {
    const begin = performance.now();
    const options = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${port}/mcp`, options);
    await answer.text();
    return { status: answer.status, ms: performance.now() - begin };
  };
  await post(call(0, 'search_docs', { query: 'sorting' }));
  const hanging = Array.from({ length: 64 }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write(
      'POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n[',
    );
    return socket;
  });
  await pause(200);
  const beside = await post({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const large = await post(Array.from({ length: 40 }, (_, id) => miss(id)));
  const batch = await post(Array.from({ length: 16 }, (_, id) => miss(id)));
  for (const socket of hanging) socket.destroy();
  const before = memoryOf(server);
  const calls = await Promise.all(
    Array.from({ length: 700 }, (_, id) =>
      post(call(id, 'search_docs', { query: `sorting ${id}` })),
    ),
  );
  const growth = memoryOf(server) - before;
  server.kill();
  await once(server, 'exit');
  // What is too much at once may be turned away, with 503; nothing else.
  const answered = calls.filter(({ status }) => status === 200).length;
  const isOrderly = calls.every(({ status }) => status === 200 || status === 503);
  return {
    isHeld:
      beside.ms < 1000 && large.status === 400 && batch.ms < 5000 && isOrderly && answered > 0,
    figures: `beside 64 hanging bodies ${beside.ms.toFixed(0)} ms; a batch of 40: ${large.status}; 16 misses ${batch.ms.toFixed(0)} ms; 700 calls at once: ${answered} answered, ${700 - answered} turned away, p99 ${percentile(
      calls.map(({ ms }) => ms),
      0.99,
    ).toFixed(0)} ms, memory +${growth.toFixed(0)} MB`,
  };
}

/** Bad lines whose answers nobody reads, a request before the end of the input, an output that closes. */
export async function mcpStdioAttack(): Promise<Outcome> {
  const args = ['scripts/mcp.mjs', '--dist', dist];
  const flooded = startProgram(args);
  flooded.stdin.on('error', () => {});
  flooded.stdin.write('{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
  await once(flooded.stdout, 'readable');
  const before = memoryOf(flooded);
  for (let sent = 0; sent < noise; sent += 60_000) flooded.stdin.write('x\n'.repeat(30_000));
  await pause(5000);
  const growth = memoryOf(flooded) - before;
  flooded.kill('SIGKILL');

  const asked = startProgram(args);
  asked.stdin.end(`${JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'ping' })}\n`);
  const [line] = (await once(createInterface(asked.stdout), 'line')) as [string];
  const isAnswered = line.includes('"id":7');

  const left = startProgram(args);
  let words = '';
  left.stderr.on('data', (part: Buffer) => (words += String(part)));
  left.stdin.on('error', () => {});
  left.stdout.destroy();
  left.stdin.write('no JSON\n'.repeat(50));
  const [code] = (await once(left, 'exit')) as [number];
  return {
    isHeld: growth < mostMb && isAnswered && code === 0 && words === '',
    figures: `${noise / 1e6} MB of bad lines, answers unread: memory +${growth.toFixed(0)} MB; a request before the end of the input: ${isAnswered ? 'answered' : 'lost'}; a closed output: exit code ${code}, ${words.length} characters of errors`,
  };
}
