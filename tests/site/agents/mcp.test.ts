import { spawn, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import { createInterface } from 'node:readline';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, test } from 'vitest';
import {
  afterDashes,
  editorCommands,
  root,
  shellLines,
  split,
  type Command,
} from './shownCommands.ts';

const shown = {
  stdio: 'npm run mcp',
  http: 'npm run mcp -- --http',
  claude: 'claude mcp add x-docs -- npx --no --prefix /path/to/x-docs x-docs-mcp',
  claudeHttp: 'claude mcp add --transport http x-docs http://localhost:3100/mcp',
};
const httpUrl = new URL(shown.claudeHttp.split(' ').at(-1) ?? '');

test('the commands on the page are those that are tried here', () => {
  // The first two made the site that the tests run against.
  expect(shellLines).toEqual([
    'npm ci',
    'npm run build',
    shown.stdio,
    shown.claude,
    shown.http,
    shown.claudeHttp,
  ]);
  expect(editorCommands).toHaveLength(4);
});

async function connect({ command, args }: Command, cwd: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command, args, cwd, stderr: 'inherit' }));
  return client;
}

const toolNames = ['search_docs', 'read_page', 'list_pages', 'get_api', 'get_demo', 'what_changed'];

const distinct = [
  ...new Set([...editorCommands, afterDashes(shown.claude)].map((each) => JSON.stringify(each))),
];
for (const [command, cwd] of [
  ...distinct.map((each) => [JSON.parse(each) as Command, os.tmpdir()] as const),
  [split(shown.stdio), root] as const,
  [split('npm run --silent mcp'), root] as const,
]) {
  const title = [command.command, ...command.args].join(' ').replaceAll(root, '/path/to/x-docs');
  test(`${title} starts a server that lists its tools`, async () => {
    const client = await connect(command, cwd);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(toolNames);
    await client.close();
  });
}

const good: [name: string, args: Record<string, unknown>, expected: string][] = [
  ['search_docs', { query: 'sortModel' }, '#prop-sortModel'],
  [
    'search_docs',
    { query: 'stacked bars', product: 'charts', kind: 'guide', limit: 3 },
    '/x/react-charts/',
  ],
  ['read_page', { page: '/x/introduction/mcp/' }, '# AI support via MCP'],
  ['read_page', { page: '/x/react-data-grid/sorting/', section: 'multi-sorting' }, 'MultiSort.tsx'],
  ['list_pages', { product: 'tree-view' }, '/x/react-tree-view/quickstart/'],
  ['list_pages', { product: 'data-grid', kind: 'api' }, '/x/api/data-grid/data-grid/'],
  ['get_api', { name: 'DataGrid' }, '`checkboxSelection`'],
  ['get_api', { name: 'BarChart.series' }, '# BarChart.series'],
  ['get_demo', { demo: 'SortByHeader' }, 'GridColDef<GridPerson>[]'],
  ['get_demo', { demo: 'data-grid/sorting/SortByHeader', language: 'js' }, 'SortByHeader.js'],
  ['what_changed', { product: 'data-grid', from: 7 }, 'from v7 to v8'],
  ['what_changed', { product: 'date-pickers', from: 5, topic: 'codemod' }, 'from v5 to v6'],
];

const bad: typeof good = [
  ['search_docs', {}, 'query'],
  ['search_docs', { query: 7 }, 'expected string'],
  ['read_page', { page: '/x/react-data-grid/sortng/' }, '/x/react-data-grid/sorting/'],
  ['read_page', { page: '../../package.json' }, 'There is no page'],
  ['list_pages', { product: 'grid' }, '"data-grid"'],
  ['get_api', { name: 'DataGird' }, 'The nearest is "DataGrid"'],
  ['get_api', { name: 'DataGrid.sortModl' }, 'The nearest is "DataGrid.sortModel"'],
  ['get_demo', { demo: 'SortByHeadr' }, 'SortByHeader'],
  ['what_changed', { product: 'charts', from: 99 }, 'from'],
];

/** Every tool with good and bad input, then 200 calls at once; gives their milliseconds back. */
async function exercise(client: Client): Promise<number> {
  for (const [calls, isBad] of [
    [good, false],
    [bad, true],
  ] as const) {
    for (const [name, args, expected] of calls) {
      const result = await client.callTool({ name, arguments: args });
      const text = (result.content as { text: string }[])[0]?.text;
      expect(text, `${name} ${JSON.stringify(args)}`).toContain(expected);
      expect(result.isError === true, name).toBe(isBad);
    }
  }
  const started = performance.now();
  const many = Array.from({ length: 200 }, (_, index) => {
    const [name, args] = good[index % good.length] ?? ['', {}];
    return client.callTool({ name, arguments: args });
  });
  const answers = await Promise.all(many);
  expect(answers.filter(({ isError }) => isError)).toEqual([]);
  return performance.now() - started;
}

test('over stdio: every tool, good and bad input, 200 calls at once, resources and prompts', async () => {
  const client = await connect(split('node scripts/mcp.mjs'), root);
  console.log(`200 calls over stdio: ${Math.round(await exercise(client))} ms`);
  const { resources } = await client.listResources();
  expect(resources.length).toBeGreaterThan(180);
  const uri = 'x-docs://pages/x/react-charts/bars/';
  expect((await client.readResource({ uri })).contents[0]).toMatchObject({
    text: expect.stringMatching(/^# Bars/),
  });
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(['migrate-from-v7', 'build-with']);
  await client.close();
});

test('over stdio: malformed and oversized frames are answered, and the server lives', async () => {
  const child = spawn('node', ['scripts/mcp.mjs'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await lines.next()).value as string) as unknown;
  child.stdin.write('not json\n');
  expect(await next()).toMatchObject({ id: null, error: { code: -32700 } });
  child.stdin.write('{"jsonrpc":"1.0","id":3}\n');
  expect(await next()).toMatchObject({ id: 3, error: { code: -32600 } });
  child.stdin.write(`${'x'.repeat(12_000_000)}\n`);
  expect(await next()).toMatchObject({ id: null, error: { code: -32600 } });
  child.stdin.write('{"jsonrpc":"2.0","id":4,"method":"no/such/method"}\n');
  expect(await next()).toMatchObject({ id: 4, error: { code: -32601 } });
  child.stdin.write('{"jsonrpc":"2.0","id":5,"method":"ping"}\n');
  expect(await next()).toMatchObject({ id: 5, result: {} });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdin.end();
  expect(await ended).toBe(0);
});

test('without a build it says so', async () => {
  const child = spawn('node', ['scripts/mcp.mjs', '--dist', os.tmpdir()], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr.on('data', (part: Buffer) => (text += String(part)));
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1);
  expect(text).toContain('Run "npm run build"');
});

async function startHttp(): Promise<ChildProcess> {
  const { command, args } = split(shown.http);
  // A group of its own: npm starts a shell, and that the server.
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server ended')));
    child.stderr.on('data', (part: Buffer) => {
      if (String(part).includes(httpUrl.href)) resolve();
    });
  });
  return child;
}

test('over HTTP: every tool, 200 calls at once, foreign origins, malformed and oversized bodies', async () => {
  const child = await startHttp();
  try {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(httpUrl));
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(toolNames);
    console.log(`200 calls over HTTP: ${Math.round(await exercise(client))} ms`);

    const post = (body: string, headers: Record<string, string> = {}) =>
      fetch(httpUrl, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...headers,
        },
      });
    expect((await post('{"jsonrpc":')).status).toBe(400);
    expect((await post('{"hello":1}')).status).toBe(400);
    expect((await post('[]')).status).toBe(400);
    const huge = await post(`"${'x'.repeat(5_000_000)}"`).catch((error: unknown) => error);
    // The connection may be cut while the body is still on its way.
    if (huge instanceof Response) expect(huge.status).toBe(413);
    expect((await post('{}', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await fetch(httpUrl)).status).toBe(405);
    expect((await client.listTools()).tools).toHaveLength(toolNames.length);
    await client.close();
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  }
});
