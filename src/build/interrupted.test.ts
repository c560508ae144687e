import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFolder } from '../../tests/support/serveFolder.ts';
import { projectRoot } from '../build-tools/index.node.ts';
import { createTestSite, type TestSite } from './testing/testSite.node.ts';

const minutes = 60_000;
let site: TestSite;
let last: Record<string, string>;
let page: string;
let server: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  site = createTestSite('interrupted');
  page = path.join(site.content, 'introduction/page.mdx');
  expect(await site.build()).toMatchObject({ code: 0 });
  last = site.files();
  server = await serveFolder(site.out);
  // From here on there is always something to build.
  fs.appendFileSync(page, '\nMore text.\n');
}, 5 * minutes);
afterAll(async () => {
  await server?.close();
  site?.remove();
});

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
  expect(site.files()).toEqual(last);
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
    fs.appendFileSync(page, `\nText for ${place.replaceAll(path.sep, ' ')}.\n`);
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
    const text = fs.readFileSync(page, 'utf8');
    fs.writeFileSync(page, `${text}\n\`\`\`cobol\n\`\`\`\n`);
    const { code, output } = await site.build();
    fs.writeFileSync(page, text);
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
