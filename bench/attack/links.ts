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
const watchMs = 2500;

/** Listens where foreign code would send something to, and counts what arrives. */
async function listenForLeaks() {
  let received = 0;
  const udp = createSocket('udp4', () => (received += 1));
  udp.bind(0, '127.0.0.1');
  await once(udp, 'listening');
  const tcp = createServer((socket) => {
    received += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const ports: Listeners = { udp: udp.address().port, tcp: (tcp.address() as AddressInfo).port };
  const close = () => {
    udp.close();
    tcp.close();
  };
  return { ports, received: () => received, close };
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
    if (await stop.isEnabled()) await stop.click();
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
    await problem.waitFor();
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
  const visits = await withSite(async (url, browser) => {
    const all: Visit[] = [];
    for (const [name, code] of links)
      all.push(await tried(name, visitLink(browser, url, name, code)));
    for (const paste of pastes) all.push(await tried(paste[0], pasteCode(browser, url, paste)));
    return all;
  }).finally(leaks.close);
  const slow = visits.filter(({ silence }) => !(silence <= mostSilenceMs));
  const unstopped = visits.filter(({ isStopped }) => !isStopped);
  const longest = visits.reduce((one, other) => (other.silence > one.silence ? other : one));
  const named = (list: Visit[]) =>
    list.map(({ name, silence, failure }) => `${name} (${failure ?? `${silence.toFixed(0)} ms`})`);
  return {
    isHeld: slow.length + unstopped.length + leaks.received() === 0,
    figures: [
      `${visits.length} opened, longest silence of the page ${longest.silence.toFixed(0)} ms (${longest.name})`,
      `${visits.length - unstopped.length} stopped`,
      `${leaks.received()} packets or connections received`,
      ...(slow.length > 0 ? [`slower than ${mostSilenceMs} ms: ${named(slow).join(', ')}`] : []),
    ].join('; '),
  };
}
