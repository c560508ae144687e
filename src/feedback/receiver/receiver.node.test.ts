import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listening } from '../../server/index.node.ts';
import { feedbackLimits, type FeedbackEntry } from '../entry.ts';
import { createReceiver } from './receiver.node.ts';
import { readLines, reportHtml, reportOf, reportText } from './report.ts';

const origin = 'http://localhost:4300';
const entry = (number: number, more: Partial<FeedbackEntry> = {}): FeedbackEntry => ({
  id: number.toString(16).padStart(32, '0'),
  page: '/x/introduction/',
  section: '',
  helpful: true,
  text: '',
  time: '2026-01-31T12:00:00.000Z',
  ...more,
});

let written = 'damaged\n';
let now = 0;
let receiver: Listening;

beforeAll(async () => {
  const server = createReceiver({
    read: () => written,
    append: (line) => {
      written += line;
    },
    accepts: (from) => from === origin,
    now: () => now,
    perMinute: 3,
  });
  receiver = await listen(server, { port: 0 });
});
afterAll(() => receiver.close());

const ask = (body: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${receiver.port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body,
    ...init,
  });

test('an entry is written once, however often it is sent', async () => {
  for (let time = 0; time < 2; time += 1) {
    const response = await ask(JSON.stringify(entry(1)));
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(await response.json()).toEqual({ received: entry(1).id });
  }
  expect(readLines(written)).toEqual({ entries: [entry(1)], damaged: 1 });
});

test.each<[string, number, () => Promise<Response>]>([
  ['something else than JSON', 422, () => ask('<html>')],
  ['a further field', 422, () => ask(JSON.stringify({ ...entry(2), admin: true }))],
  ['a text over the limit', 422, () => ask(JSON.stringify(entry(2, { text: 'x'.repeat(1001) })))],
  ['a body over the limit', 413, () => ask('x'.repeat(feedbackLimits.bodyBytes + 1))],
  [
    'another origin',
    403,
    () =>
      ask(JSON.stringify(entry(2)), {
        headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      }),
  ],
  ['no type', 415, () => ask('{}', { headers: { origin } })],
  ['another method', 405, () => ask('{}', { method: 'PUT' })],
  ['another path', 404, () => fetch(`http://127.0.0.1:${receiver.port}/.env`)],
])('%s is refused, and nothing is written', async (_case, status, run) => {
  const before = written;
  expect((await run()).status).toBe(status);
  expect(written).toBe(before);
});

test('a browser may ask first', async () => {
  const response = await fetch(`http://127.0.0.1:${receiver.port}/`, {
    method: 'OPTIONS',
    headers: { origin },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toBe('content-type');
});

test('a flood is slowed down, and goes on after a minute', async () => {
  now += 120_000;
  const statuses = [];
  for (let number = 10; number < 14; number += 1)
    statuses.push((await ask(JSON.stringify(entry(number)))).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  now += 60_000;
  expect((await ask(JSON.stringify(entry(13)))).status).toBe(200);
});

test('the report: worst page first, texts escaped', async () => {
  const pages = reportOf([
    entry(1),
    entry(2, { page: '/x/b/', helpful: false, section: 's', text: '<script>1</script>' }),
  ]);
  expect(pages.map(({ page }) => page)).toEqual(['/x/b/', '/x/introduction/']);
  expect(reportHtml(pages, 0)).toContain('<b>#s</b> &lt;script&gt;1&lt;/script&gt;');
  expect(reportText(pages)).toMatch(/1 not helpful +0 helpful {2}\/x\/b\//);
  expect(reportText([])).toBe('No feedback yet.');
  const shown = await (await fetch(`http://127.0.0.1:${receiver.port}/`)).text();
  expect(shown).toContain('/x/introduction/');
});
