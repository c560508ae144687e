import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMcpServer, tools } from './createMcpServer.ts';
import { httpLimits } from './httpServer.node.ts';
import { noBuild, openLibrary } from './library.ts';
import { fixtureLibrary } from './testing/fixtureFiles.ts';

const page = readFileSync(
  path.resolve(import.meta.dirname, '../../../content/introduction/mcp/page.mdx'),
  'utf8',
);
const client = new Client({ name: 'test', version: '1' });

beforeAll(async () => {
  const [one, other] = InMemoryTransport.createLinkedPair();
  await createMcpServer(await fixtureLibrary()).connect(one);
  await client.connect(other);
});

async function call(name: string, args: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: args });
  const [first] = result.content as { text: string }[];
  return { text: first?.text ?? '', isError: result.isError === true };
}

test('without a build it says what to run', async () => {
  await expect(openLibrary(async () => undefined)).rejects.toThrow(noBuild);
  expect(noBuild).toContain('npm run build');
});

test('every tool is listed with a description and a schema', async () => {
  const { tools: listed } = await client.listTools();
  expect(listed.map(({ name }) => name)).toEqual([
    'search_docs',
    'read_page',
    'list_pages',
    'get_api',
    'get_demo',
    'what_changed',
  ]);
  for (const { description, inputSchema, annotations } of listed) {
    expect(description?.length).toBeGreaterThan(60);
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(annotations?.readOnlyHint).toBe(true);
  }
});

describe('an answer', () => {
  test('of a search names page, section and address', async () => {
    const { text } = await call('search_docs', { query: 'several columns' });
    expect(text).toContain('1. **Sorting › Sort by several columns** (guide)');
    expect(text).toContain('https://docs.example.com/x/react-data-grid/sorting/#multi-sorting');
  });

  test.each([
    '/x/react-data-grid/sorting/',
    'https://docs.example.com/x/react-data-grid/sorting.md',
    'sorting',
    'x/react-data-grid/sorting',
  ])('of a page asked for as %s is its Markdown', async (page) => {
    expect((await call('read_page', { page })).text).toMatch(/^# Sorting/);
  });

  test('of a section has what is under it, and no heading of a code block', async () => {
    const { text } = await call('read_page', { page: 'Sorting', section: 'multi-sorting' });
    expect(text).toMatchInlineSnapshot(`
      "From "Sorting", <https://docs.example.com/x/react-data-grid/sorting/#multi-sorting>

      ## Sort by several columns

      Hold a key.

      ### With the keyboard

      Shift and Enter."
    `);
    const byAnchor = await call('read_page', { page: '/x/react-data-grid/sorting/#keys' });
    expect(byAnchor.text).toContain('### With the keyboard\n\nShift and Enter.');
  });

  test('that is too long is cut and says how to go on', async () => {
    const { text } = await call('read_page', { page: 'Filtering' });
    expect(text.length).toBeLessThan(61_000);
    expect(text).toMatch(/… \d+ more characters\. Read one section at a time/);
  });

  test('of a product lists its pages', async () => {
    const { text } = await call('list_pages', { product: 'charts' });
    expect(text).toBe('# Charts: 1 page\n\n- Bars (Pro plan): `/x/react-charts/bars/` Draw bars.');
  });

  test('of a component and of one prop', async () => {
    const component = await call('get_api', { name: '<DataGrid />' });
    expect(component.text).toContain('- `sortModel`: `GridSortModel` = `[]`. The order.');
    expect(component.text).toContain('- `.MuiDataGrid-root` (`root`): The root.');
    const prop = await call('get_api', { name: 'DataGrid.sortModel' });
    expect(prop.text).toMatchInlineSnapshot(`
      "# DataGrid.sortModel

      The order.

      - Type: \`GridSortModel\`
      - Default: \`[]\`

      https://docs.example.com/x/api/data-grid/data-grid/#prop-sortModel"
    `);
    expect((await call('get_api', { name: 'DataGrid', member: 'toolbar' })).text).toContain(
      '# Slot toolbar',
    );
    expect((await call('get_api', { name: 'useGridApiRef' })).text).toContain(
      '() => RefObject<GridApi>',
    );
  });

  test('of a demo is one file in the language and styling asked for, or all of its files', async () => {
    const js = await call('get_demo', { demo: 'MultiSort', language: 'js' });
    expect(js.text).toContain('```jsx title="data-grid/sorting/MultiSort.js"\nconst a = 1;\n```');
    const css = await call('get_demo', { demo: 'data-grid/sorting/MultiSort', styling: 'css' });
    expect(css.text).toMatch(
      /sorting\/>\n\n```tsx title="data-grid\/sorting\/MultiSort.tsx"\n<style>\{css\}<\/style>\n```$/,
    );
    const all = await call('get_demo', { demo: 'MultiSort', styling: 'css', files: 'all' });
    expect(all.text).toContain("import './MultiSort.css';");
    expect(all.text).toContain('```css title="data-grid/sorting/MultiSort.css"\n.a {}\n```');
  });

  test('of changes joins majors, or keeps the sections of a topic', async () => {
    const both = await call('what_changed', { product: 'data-grid', from: 6 });
    expect(both.text).toMatch(/an array[\s\S]*---[\s\S]*an object/);
    const topic = await call('what_changed', {
      product: 'data-grid',
      from: 7,
      topic: 'toolbar slot',
    });
    expect(topic.text).toBe(
      '# Migration of the Data Grid from v7 to v8\n\n## Toolbar\n\nThe toolbar is a slot.',
    );
  });

  test.each([
    ['pageSize', '- `DataGrid.pageSize` (prop): since 5.0; removed in 6.0.'],
    ['DataGrid.bottomContainer', '- `DataGrid.bottomContainer` (slot): since 8.2.'],
    ['DataGrid', '- `DataGrid` (component): since 5.0.'],
  ])('about the name %s has its releases', async (topic, line) => {
    const { text } = await call('what_changed', { product: 'data-grid', from: 4, to: 5, topic });
    expect(text).toContain(`## History\n\n${line}`);
  });
});

test.each([
  ['search_docs', { query: 'srotign' }, 'Nothing was found'],
  [
    'read_page',
    { page: 'Sortng' },
    'There is no page "Sortng". The nearest are: /x/react-data-grid/sorting/',
  ],
  [
    'read_page',
    { page: 'Sorting', section: 'multi-sort' },
    'has no section "multi-sort". The nearest is "multi-sorting".',
  ],
  ['read_page', { page: '../../etc/passwd' }, 'There is no page'],
  ['list_pages', { product: 'chart' }, 'expected one of "introduction"|"data-grid"'],
  [
    'get_api',
    { name: 'DataGird' },
    'The packages export nothing called "DataGird". The nearest is "DataGrid".',
  ],
  [
    'get_api',
    { name: 'sortModel' },
    '"sortModel" is a member and needs its owner. Ask for one of: DataGrid.sortModel.',
  ],
  [
    'get_api',
    { name: 'DataGrid.sortModl' },
    'DataGrid has no prop, slot or class "sortModl". The nearest is "DataGrid.sortModel".',
  ],
  ['get_demo', { demo: 'MultSort' }, 'There is no demo "MultSort". The nearest is "MultiSort".'],
  [
    'get_demo',
    { demo: 'Positions' },
    'Several demos are called "Positions". Name one by its id: data-grid/filtering/Positions, charts/bars/Positions.',
  ],
  [
    'get_demo',
    { demo: 'MultiSort', styling: 'tailwind' },
    'is not written with "tailwind". It is written with: system, css.',
  ],
  ['what_changed', { product: 'charts', from: 7 }, 'No page describes Charts from v7 to v8.'],
  [
    'what_changed',
    { product: 'data-grid', from: 7, to: 6 },
    '"to" is 6 and must be above "from", which is 7.',
  ],
  [
    'what_changed',
    { product: 'data-grid', from: 7, topic: 'pivot' },
    'speaks of "pivot". The sections are: Selection; Toolbar.',
  ],
  ['search_docs', { qury: 'x' }, 'Unrecognized key: "qury"'],
  ['search_docs', { query: 'x'.repeat(401) }, 'expected string to have <=400 characters'],
] as const)('%s with %o is answered with what is wrong', async (name, args, expected) => {
  const { text, isError } = await call(name, args);
  expect(text).toContain(expected);
  expect(isError).toBe(!/^(?:Nothing was found|No section about)/.test(text));
});

test('a tool that is not there is an error', async () => {
  expect(await call('delete_docs', {})).toMatchObject({
    isError: true,
    text: expect.stringContaining('delete_docs not found'),
  });
});

test('pages are resources', async () => {
  const { resources } = await client.listResources();
  expect(resources).toHaveLength(5);
  const read = await client.readResource({ uri: 'x-docs://pages/x/react-data-grid/sorting/' });
  expect(read.contents[0]).toMatchObject({
    mimeType: 'text/markdown',
    text: expect.stringMatching(/^# Sorting/),
  });
  await expect(client.readResource({ uri: 'x-docs://pages/x/sortin/' })).rejects.toThrow(
    'There is no page "/x/sortin/". The nearest are',
  );
});

test('prompts name the tools to call, and complete their arguments', async () => {
  const migrate = await client.getPrompt({
    name: 'migrate-from-v7',
    arguments: { product: 'charts' },
  });
  expect(JSON.stringify(migrate)).toContain('what_changed');
  const build = await client.getPrompt({
    name: 'build-with',
    arguments: { product: 'data-grid', goal: 'a table', plan: 'pro' },
  });
  expect(JSON.stringify(build)).toContain('The project has the pro plan');
  await expect(
    client.getPrompt({ name: 'build-with', arguments: { product: 'grid', goal: 'x' } }),
  ).rejects.toThrow('data-grid');
  const { completion } = await client.complete({
    ref: { type: 'ref/prompt', name: 'build-with' },
    argument: { name: 'product', value: 'da' },
  });
  expect(completion.values).toEqual(['data-grid', 'date-pickers']);
});

test('the page about the server names its limits', () => {
  const { body, time, active, waiting } = httpLimits;
  expect(page).toContain(
    `A request can have up to ${body / 1e6} MB, and an answer can take up to ${time / 1000} seconds. The server handles ${active} requests at a time and queues up to ${waiting} more.`,
  );
});

test('the page about the server lists these tools with these arguments', () => {
  for (const { name, input } of tools) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';
    const named = [...(row.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(
      ([, argument]) => argument,
    );
    expect(named, name).toEqual(Object.keys(input));
  }
});
