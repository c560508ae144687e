import { expect, test } from 'vitest';
import { deniedStorage, memoryStorage } from '../storage/index.testing.ts';
import { storageSlot } from '../storage/index.ts';
import { feedbackLimits, parseEntry, type FeedbackEntry } from './entry.ts';
import { issueUrl } from './issueUrl.ts';
import { createKeptFeedback, hasKeptFeedback } from './keptFeedback.ts';
import { postFeedback, type FeedbackNetwork, type PostResult } from './postFeedback.ts';
import { sendFeedback, sendKept } from './sendFeedback.ts';
import { createSendLimit } from './sendLimit.ts';

const start = Date.parse('2026-01-31T12:00:00Z');
const entry = (id = 'one'): FeedbackEntry => ({
  id,
  page: '/x/introduction/',
  section: 'start',
  helpful: false,
  text: 'More examples, “please”',
  time: new Date(start).toISOString(),
});

function post(answer: FeedbackNetwork['fetch'], isOnline = true) {
  return postFeedback(entry(), {
    url: 'https://feedback.example.com/',
    fetch: answer,
    timeout: () => new AbortController().signal,
    isOnline: () => isOnline,
  });
}
const answers = (body: string, status = 200) =>
  post(async () => new Response(body, { status, headers: { 'content-type': 'text/html' } }));

test.each<[string, () => Promise<PostResult>, PostResult]>([
  ['a confirmation', () => answers('{"received":"one"}'), 'sent'],
  ['the page of a captive portal', () => answers('<!doctype html>Log in'), 'failed'],
  ['a confirmation of something else', () => answers('{"received":"two"}'), 'failed'],
  ['null', () => answers('null'), 'failed'],
  ['an error of the server', () => answers('{"received":"one"}', 500), 'failed'],
  ['too many requests', () => answers('', 429), 'failed'],
  ['a refusal', () => answers('', 422), 'refused'],
  ['nothing', () => post(() => Promise.reject(new TypeError('Failed to fetch'))), 'failed'],
  ['nothing, offline', () => post(() => Promise.reject(new TypeError('Failed')), false), 'offline'],
  [
    'a time limit',
    () => post(() => Promise.reject(new DOMException('', 'TimeoutError'))),
    'failed',
  ],
])('the server answers %s', async (_case, run, expected) => {
  expect(await run()).toBe(expected);
});

test('a request carries the entry, no cookies, and the time limit', async () => {
  const asked: RequestInit[] = [];
  await postFeedback(entry(), {
    url: 'https://feedback.example.com/',
    fetch: async (_url, init) => {
      asked.push(init);
      return new Response('{}');
    },
    timeout: (ms) => {
      expect(ms).toBe(feedbackLimits.timeoutMs);
      return new AbortController().signal;
    },
    isOnline: () => true,
  });
  expect(asked[0]).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(parseEntry(String(asked[0]?.body))).toEqual(entry());
});

function browser(storage = memoryStorage()) {
  const clock = { now: start };
  const now = () => clock.now;
  return {
    clock,
    storage,
    kept: createKeptFeedback(() => storage, now),
    limit: createSendLimit(
      storageSlot('limit', () => storage),
      now,
    ),
  };
}

test('what a server does not take is kept, and sent later in the order of writing', async () => {
  const { kept, limit, storage, clock } = browser();
  const down = async (): Promise<PostResult> => 'offline';
  expect(await sendFeedback(entry('one'), { post: down, kept, limit })).toBe('keptOffline');
  clock.now += 1;
  const failing = async (): Promise<PostResult> => 'failed';
  expect(await sendFeedback(entry('two'), { post: failing, kept, limit })).toBe('keptFailed');
  expect(hasKeptFeedback(() => storage)).toBe(true);

  const sent: string[] = [];
  await sendKept({
    kept,
    post: async ({ id }) => {
      sent.push(id);
      return id === 'one' ? 'sent' : 'refused';
    },
  });
  expect(sent).toEqual(['one', 'two']);
  expect(kept.list().map(({ id }) => id)).toEqual(['two']);
  clock.now += feedbackLimits.keptMs;
  expect(kept.list()).toEqual([]);
  expect(hasKeptFeedback(() => storage)).toBe(false);
});

test('an entry is kept while it is being sent, and not after it was taken or refused', async () => {
  for (const answer of ['sent', 'refused'] as const) {
    const { kept, limit } = browser();
    const seen: number[] = [];
    const post = async () => {
      seen.push(kept.list().length);
      return answer;
    };
    expect(await sendFeedback(entry(), { post, kept, limit })).toBe(answer);
    expect([seen, kept.list()]).toEqual([[1], []]);
  }
});

test('a full or denied storage is said, so that the form keeps the text', async () => {
  for (const storage of [memoryStorage(10), deniedStorage]) {
    const { kept, limit } = browser(storage);
    const post = async (): Promise<PostResult> => 'failed';
    expect(await sendFeedback(entry(), { post, kept, limit })).toBe('notKept');
  }
});

test('more than a few in a short time are not sent, and later they are', async () => {
  const { kept, limit, clock } = browser();
  const sent: string[] = [];
  const post = async ({ id }: FeedbackEntry): Promise<PostResult> => {
    sent.push(id);
    return 'sent';
  };
  for (let index = 0; index < feedbackLimits.sends; index += 1)
    await sendFeedback(entry(String(index)), { post, kept, limit });
  expect(await sendFeedback(entry('more'), { post, kept, limit })).toBe('tooMany');
  expect(sent).toHaveLength(feedbackLimits.sends);
  clock.now += feedbackLimits.spanMs;
  expect(await sendFeedback(entry('more'), { post, kept, limit })).toBe('sent');
});

test('damaged and foreign values are neither sent nor in the way', () => {
  const { kept, storage } = browser();
  storage.setItem('docs-feedback:x', 'damaged');
  storage.setItem('docs-feedback:y', `${start}\n{"id":7}`);
  kept.add(entry());
  expect(kept.list()).toEqual([entry()]);
});

test('an issue is filled in with the title and the place, escaped', () => {
  const url = new URL(
    issueUrl({
      repository: 'https://github.com/example/docs/',
      title: 'Sort & filter',
      address: 'https://docs.example.com/x/introduction/',
      section: 'a-b',
    }),
  );
  expect(url.origin + url.pathname).toBe('https://github.com/example/docs/issues/new');
  expect(url.searchParams.get('title')).toBe('Feedback: Sort & filter');
  expect(url.searchParams.get('body')).toBe('https://docs.example.com/x/introduction/#a-b\n\n');
});
