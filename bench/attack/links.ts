import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { encodeShare } from '../../src/demos/playground/index.share.ts';
import { openEditor, setCode } from '../../tests/e2e/editing/openEditor.ts';
import { withSite } from '../site.ts';
import type { Outcome } from './attack.ts';
import { gauge } from './gauge.ts';
import { compilerBombs, hostileCode, type Listeners } from './hostileCode.ts';

const mostSilenceMs = 200;
/** A busy machine keeps every page waiting: a harmless one says how long. */
const mostTimesHarmless = 1.5;
const harmless = 'export default () => <p>harmless</p>;\n';
const watchMs = 1500;

/** Listens where foreign code would send something to, and counts what arrives. */
async function listenForLeaks() {
  let bytes = 0;
  let bare = 0;
  const udp = createSocket('udp4', (message) => (bytes += message.length));
  udp.bind(0, '127.0.0.1');
  await once(udp, 'listening');
  const tcp = createServer((socket) => {
    // `preconnect` opens a connection that carries nothing; no policy covers it (see removeWebRtc.ts).
    bare += 1;
    socket.on('data', (part) => (bytes += part.length)).on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const ports: Listeners = { udp: udp.address().port, tcp: (tcp.address() as AddressInfo).port };
  const close = () => {
    udp.close();
    tcp.close();
  };
  return { ports, bytes: () => bytes, bare: () => bare, close };
}

interface Visit {
  name: string;
  silence: number;
  isStopped: boolean;
  /** What the visit failed with, if it did. */
  failure?: string;
}

/** A page that does not let itself be used is one that is not stopped. */
async function tried(name: string, visit: Promise<Visit>): Promise<Visit> {
  return visit.catch((error: unknown) => {
    const failure = String(error).split('\n').slice(0, 4).join(' ').slice(0, 200);
    return { name, silence: Number.POSITIVE_INFINITY, isStopped: false, failure };
  });
}

/** Opens a link, agrees to run its code, watches, and stops it. */
async function visitLink(
  browser: Browser,
  url: string,
  name: string,
  code: string,
): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(12_000);
    await page.goto(`${url}/playground/${encodeShare({ code })}`);
    await page.locator('iframe[data-ready]').waitFor();
    const longestSilence = await gauge(page);
    await page.getByRole('button', { name: 'Run the code' }).click();
    await page.waitForTimeout(watchMs);
    const stop = page.getByRole('button', { name: 'Stop', exact: true });
    // As a hand does: without waiting for the frame to come to rest.
    const box = (await stop.isEnabled()) ? await stop.boundingBox() : null;
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.locator('iframe').waitFor({ state: 'detached', timeout: 2000 });
    const isStopped = (await page.locator('iframe').count()) === 0;
    return { name, silence: await longestSilence(), isStopped };
  } finally {
    await context.close();
  }
}

/** Pastes into the editor of a demo what the compiler takes without end for. */
async function pasteCode(
  browser: Browser,
  url: string,
  [name, code]: [string, string],
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: url });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(12_000);
    const { content, problem } = await openEditor(page);
    const longestSilence = await gauge(page);
    await setCode(page, content, code);
    if (code === harmless) await page.waitForTimeout(watchMs);
    else await problem.waitFor();
    return { name: `demo editor: ${name}`, silence: await longestSilence(), isStopped: true };
  } finally {
    await context.close();
  }
}

/** Links to the playground and pastes into a demo: the page answers, Stop works, nothing leaves. */
export async function linkAttack(): Promise<Outcome> {
  const leaks = await listenForLeaks();
  const links = Object.entries(hostileCode(leaks.ports));
  const pastes = Object.entries(compilerBombs).slice(0, 2);
  const { link, paste, visits } = await withSite(async (url, browser) => {
    const control = {
      link: await visitLink(browser, url, 'harmless', harmless),
      paste: await pasteCode(browser, url, ['harmless', harmless]),
    };
    const all: (Visit & { most: number })[] = [];
    const most = (visit: Visit) => Math.max(mostSilenceMs, visit.silence * mostTimesHarmless);
    for (const [name, code] of links) {
      const visit = await tried(name, visitLink(browser, url, name, code));
      all.push({ ...visit, most: most(control.link) });
    }
    for (const own of pastes) {
      const visit = await tried(own[0], pasteCode(browser, url, own));
      all.push({ ...visit, most: most(control.paste) });
    }
    return { ...control, visits: all };
  }).finally(leaks.close);
  const slow = visits.filter(({ silence, most }) => !(silence <= most));
  const unstopped = visits.filter(({ isStopped }) => !isStopped);
  const longest = visits.reduce((one, other) => (other.silence > one.silence ? other : one));
  const named = (list: Visit[]) =>
    list.map(({ name, silence, failure }) => `${name} (${failure ?? `${silence.toFixed(0)} ms`})`);
  return {
    isHeld: slow.length + unstopped.length + leaks.bytes() === 0,
    figures: [
      `${visits.length} opened, longest silence of the page ${longest.silence.toFixed(0)} ms (${longest.name})`,
      `harmless code: ${link.silence.toFixed(0)} ms in the playground, ${paste.silence.toFixed(0)} ms in a demo`,
      `${visits.length - unstopped.length} stopped`,
      `${leaks.bytes()} bytes received, ${leaks.bare()} connections`,
      ...(slow.length > 0 ? [`too silent: ${named(slow).join(', ')}`] : []),
    ].join('; '),
  };
}
