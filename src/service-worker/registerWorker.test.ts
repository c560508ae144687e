import { describe, expect, test } from 'vitest';
import { offlinePlaces } from './names.ts';
import {
  followControl,
  mayRegister,
  registerWorker,
  reloadPauseMs,
  type Registration,
} from './registerWorker.ts';

describe('R39 where the worker is registered', () => {
  const place = {
    production: true,
    enabled: true,
    host: 'docs.example.com',
    hostname: 'docs.example.com',
  };

  test('R39 only on the production host, in a production build', () => {
    expect(mayRegister(place)).toBe(true);
    expect(mayRegister({ ...place, hostname: 'preview.docs.example.com' })).toBe(false);
    expect(mayRegister({ ...place, hostname: 'localhost' })).toBe(false);
    expect(mayRegister({ ...place, production: false })).toBe(false);
    expect(mayRegister({ ...place, enabled: false })).toBe(false);
  });
});

function emitter() {
  const listeners = new Map<string, (() => void)[]>();
  return {
    addEventListener: (type: string, listener: () => void) =>
      void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    emit: (type: string) => listeners.get(type)?.forEach((listener) => listener()),
  };
}

function fakeWorker(state: ServiceWorkerState) {
  const messages: unknown[] = [];
  return {
    ...emitter(),
    state,
    messages,
    postMessage: (data: unknown) => void messages.push(data),
  };
}

async function setUp({ controlled = true, focus = true, kept = null as string | null } = {}) {
  let time = 1_000_000;
  const page = { reloads: 0, focus, onFocus: () => {}, registered: [] as unknown[] };
  const registration = {
    ...emitter(),
    active: fakeWorker('activated'),
    waiting: null,
    installing: null,
  } as Registration & ReturnType<typeof emitter>;
  const container = {
    ...emitter(),
    controller: controlled ? {} : null,
    register: async (...args: unknown[]) => {
      page.registered.push(args);
      return registration;
    },
  };
  followControl({
    container,
    hasFocus: () => page.focus,
    onceFocused: (run) => (page.onFocus = run),
    reload: () => (page.reloads += 1),
    now: () => time,
    reloadSlot: { read: () => kept, write: (value) => void (kept = value) },
  });
  await registerWorker(container, '/x/');
  return { page, registration, container, pass: (ms: number) => (time += ms) };
}

test('R51 the worker is /x/sw.js, for /x/, and never taken from the cache', async () => {
  const { page } = await setUp();
  expect(page.registered).toEqual([['/x/sw.js', { scope: '/x/', updateViaCache: 'none' }]]);
});

test('R16 another language has a worker of its own; pages are kept when it is active', async () => {
  const installing = fakeWorker('installing');
  const registration: Registration = { ...emitter(), active: null, waiting: null, installing };
  const asked: unknown[] = [];
  const register = async (...args: unknown[]) => {
    asked.push(args);
    return registration;
  };
  let answered = false;
  const answer = registerWorker({ register }, offlinePlaces('ar').scope).then((found) => {
    answered = true;
    return found;
  });
  await Promise.resolve();
  expect(asked).toEqual([['/ar/x/sw.js', { scope: '/ar/x/', updateViaCache: 'none' }]]);
  installing.state = 'installed';
  installing.emit('statechange');
  await new Promise((resolve) => setTimeout(resolve));
  expect(answered).toBe(false);
  registration.active = installing;
  installing.state = 'activating';
  installing.emit('statechange');
  expect((await answer).active).toBe(installing);
});

test('a worker that could not be installed ends the waiting', async () => {
  const installing = fakeWorker('installing');
  const registration: Registration = { ...emitter(), active: null, waiting: null, installing };
  const answer = registerWorker({ register: async () => registration }, '/x/');
  await Promise.resolve();
  installing.state = 'redundant';
  installing.emit('statechange');
  expect((await answer).active).toBeNull();
});

test('R40 a worker that waits is told to skip waiting', async () => {
  const { registration } = await setUp();
  const next = fakeWorker('installing');
  registration.installing = next;
  registration.emit('updatefound');
  next.emit('statechange');
  expect(next.messages).toEqual([]);
  next.state = 'installed';
  registration.waiting = next;
  next.emit('statechange');
  expect(next.messages).toEqual([{ type: 'SKIP_WAITING' }]);
});

test('R40 so is one that waited before the page came', async () => {
  const waiting = fakeWorker('installed');
  const registration = { ...emitter(), active: fakeWorker('activated'), waiting, installing: null };
  await registerWorker({ register: async () => registration }, '/x/');
  expect(waiting.messages).toEqual([{ type: 'SKIP_WAITING' }]);
});

test('R41 after activation the page reloads when it has focus, once', async () => {
  const { page, container } = await setUp();
  container.emit('controllerchange');
  container.emit('controllerchange');
  expect(page.reloads).toBe(1);
});

test('R41 without focus it waits for it', async () => {
  const { page, container } = await setUp({ focus: false });
  container.emit('controllerchange');
  expect(page.reloads).toBe(0);
  page.onFocus();
  expect(page.reloads).toBe(1);
});

test('R41 never at the very first install; at the one after it', async () => {
  const { page, container } = await setUp({ controlled: false });
  container.emit('controllerchange');
  expect(page.reloads).toBe(0);
  container.emit('controllerchange');
  expect(page.reloads).toBe(1);
});

test('R41 never in a loop: a second reload in the same session waits ten minutes', async () => {
  expect(reloadPauseMs).toBe(600_000);
  const { page, container, pass } = await setUp({ kept: '1000000' });
  pass(reloadPauseMs - 1);
  container.emit('controllerchange');
  expect(page.reloads).toBe(0);
  pass(1);
  container.emit('controllerchange');
  expect(page.reloads).toBe(1);
});
