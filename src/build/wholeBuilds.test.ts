import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveFolder } from '../../tests/support/serveFolder.ts';
import { projectRoot } from '../build-tools/index.node.ts';
import { createTestSite, type TestSite } from './testing/testSite.node.ts';

const minutes = 60_000;
let site: TestSite;
let page: string;
let cold: Record<string, string>;

const inContent = (name: string) => path.join(projectRoot, 'content', name);

/** Prose, a translation, demos in one and in three stylings, tables and pages of the reference. */
beforeAll(() => {
  site = createTestSite('same-bytes', { TEST_LANGUAGES: 'two' });
  const at = (name: string) => path.join(site.content, name);
  const demos = 'tree-view/tree-item-customization';
  for (const ending of ['tsx', 'css.tsx', 'css', 'tailwind.tsx'])
    fs.cpSync(inContent(`${demos}/IconAtEnd.${ending}`), at(`${demos}/IconAtEnd.${ending}`));
  fs.cpSync(inContent('samples/maritime.ts'), at('samples/maritime.ts'));
  page = at(`${demos}/page.mdx`);
  fs.writeFileSync(
    page,
    `---
title: Custom items
description: A page with a demo in three stylings, a table of the reference and some highlighted code.
product: x-tree-view
components: [RichTreeView]
---

Text.

<Demo name="IconAtEnd" height={300} />

## Props {id="props"}

<PropsTable component="RichTreeView" only="items, slots" />

\`\`\`tsx
const items: string[] = [];
\`\`\`
`,
  );
  const navigation = fs.readFileSync(at('navigation.ts'), 'utf8');
  const more = [`/x/react-${demos}`, '/x/api/tree-view/rich-tree-view'];
  fs.writeFileSync(
    at('navigation.ts'),
    navigation.replace(
      /\n];\n/,
      `\n{ pathname: '/x/react-tree-view-group', title: 'Tree View', children: ${JSON.stringify(more.map((pathname) => ({ pathname })))} },\n];\n`,
    ),
  );
}, 5 * minutes);
afterAll(() => site?.remove());

test(
  'a first build makes everything',
  async () => {
    const { code, output } = await site.build();
    expect(output).toMatch(/^Pages 7: all compiled {2}[\d.]+ s$/m);
    expect(output).toMatch(/^Demos 2: all described/m);
    expect(code).toBe(0);
    cold = site.files();
    expect(Object.keys(cold)).toContain('x/api/tree-view/rich-tree-view/index.html');
    expect(Object.keys(cold)).toContain('ar/x/introduction/index.html.br');
    // A line a phase, and none of the hundreds that a bundler would write.
    expect(output.trim().split('\n').length).toBeLessThan(12);
  },
  5 * minutes,
);

test(
  'with nothing changed nothing is done',
  async () => {
    const { output } = await site.build();
    expect(output).toMatch(/^Nothing has changed since the last build: \d+ pages/);
    expect(site.files()).toEqual(cold);
  },
  minutes,
);

test(
  'a change shows, and with the change undone the site is made of what is remembered, the same to the byte',
  async () => {
    const text = fs.readFileSync(page, 'utf8');
    fs.writeFileSync(page, text.replace('\nText.\n', '\nAnother text.\n'));
    const changed = await site.build();
    expect(changed.output).toMatch(/^Pages 7: 6 cached, 1 compiled/m);
    const html = 'x/react-tree-view/tree-item-customization/index.html';
    expect(fs.readFileSync(path.join(site.out, html), 'utf8')).toContain('Another text.');
    expect(site.files()).not.toEqual(cold);
    fs.writeFileSync(page, text);
    const { output } = await site.build();
    expect(output).toMatch(/^Pages 7: all cached/m);
    expect(output).toMatch(/^Demos 2: all cached/m);
    expect(output).toMatch(/^Bundles \(the browser's cached\)/m);
    expect(output).toMatch(/^Compressed [\d,]+: all cached/m);
    expect(site.files()).toEqual(cold);
  },
  5 * minutes,
);

/** On the site that the tests above have built: a first build takes a minute of processor. */
describe('a build that ends early', () => {
  let prose: string;
  let server: Awaited<ReturnType<typeof serveFolder>>;

  beforeAll(async () => {
    prose = path.join(site.content, 'introduction/page.mdx');
    server = await serveFolder(site.out);
    // From here on there is always something to build.
    fs.appendFileSync(prose, '\nMore text.\n');
  });
  afterAll(() => server?.close());

  const leftovers = () =>
    ['work', 'out']
      .map((name) => path.join(projectRoot, '.cache', name))
      .flatMap((folder) => (fs.existsSync(folder) ? fs.readdirSync(folder) : []));

  function isRunning(pid: number): boolean {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  }

  async function expectLastSite() {
    expect(site.files()).toEqual(cold);
    const answer = await fetch(`${server.url}/x/introduction/`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('More text.');
  }

  test.each([
    ['SIGKILL', 'API reference'],
    ['SIGKILL', 'Files beside'],
    ['SIGINT', 'Pages'],
    ['SIGINT', 'Rendered'],
  ] as const)(
    '%s after "%s" leaves the last site, whole and served',
    async (signal, phase) => {
      const seen: string[] = [];
      const { code, output, pid } = await site.build({
        async onLine(line, build) {
          seen.push(line);
          if (line.startsWith(phase)) {
            build.kill(signal);
            return;
          }
          // A process that is killed does nothing more: what is there while it stands still is what SIGKILL leaves.
          build.kill('SIGSTOP');
          try {
            await expectLastSite();
          } finally {
            build.kill('SIGCONT');
          }
        },
      });
      expect(output).toContain(phase);
      expect(output).not.toContain('Built ');
      expect(code).toBe(signal === 'SIGINT' ? 130 : null);
      if (phase === 'Files beside') expect(seen.length).toBeGreaterThan(6);
      await expectLastSite();
      const leftByBuild = leftovers().filter((name) => name.split('.').at(-1) === String(pid));
      if (signal === 'SIGINT') expect(leftByBuild).toEqual([]);
    },
    3 * minutes,
  );

  test.each(['404.html', `${path.sep}page${path.sep}`])(
    'a disk that is full at %s leaves the last site and says so',
    async (place) => {
      const preload = path.join(import.meta.dirname, 'testing/fullDisk.mjs');
      fs.appendFileSync(prose, `\nText for ${place.replaceAll(path.sep, ' ')}.\n`);
      const { code, output } = await site.build({
        nodeArgs: ['--import', pathToFileURL(preload).href],
        env: { TEST_FULL_DISK_AT: place },
      });
      expect(code).toBe(1);
      expect(output).toContain('ENOSPC');
      expect(output).toContain('the last site is as it was');
      await expectLastSite();
    },
    3 * minutes,
  );

  test(
    'an error in the content leaves the last site and names the file',
    async () => {
      const text = fs.readFileSync(prose, 'utf8');
      fs.writeFileSync(prose, `${text}\n\`\`\`cobol\n\`\`\`\n`);
      const { code, output } = await site.build();
      fs.writeFileSync(prose, text);
      expect(code).toBe(1);
      expect(output).toContain('content/introduction/page.mdx');
      await expectLastSite();
    },
    3 * minutes,
  );

  test(
    'the next build removes what the killed ones left, and replaces the site',
    async () => {
      // Other tests compile meanwhile: what belongs to them stays.
      const killed = leftovers().filter((name) => !isRunning(Number(name.split('.').at(-1))));
      expect(await site.build()).toMatchObject({ code: 0 });
      expect(leftovers().filter((name) => killed.includes(name))).toEqual([]);
      expect(await (await fetch(`${server.url}/x/introduction/`)).text()).toContain('More text.');
    },
    3 * minutes,
  );
});
