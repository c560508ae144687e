import { expect, test } from 'vitest';
import type { AdOutcome } from './adState.ts';
import { createAdDriver, type AdDriverOptions } from './createAdDriver.ts';
import type { RemoteAd } from './remoteAd.ts';
import type { AdView } from './types.ts';

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';
const inHouseAds = ['templates', 'themes'].map((name) => ({
  name,
  label: `in-house-${name}`,
  link: 'https://example.com/',
  img: '',
  description: '',
  poweredby: '',
}));
const remote: RemoteAd = {
  ...inHouseAds[0]!,
  label: 'sponsor',
  impressions: ['https://a.example/seen'],
};

/** A clock that moves when told, and a page that writes down what happens to it. */
function setUp(overrides: Partial<AdDriverOptions> = {}) {
  let time = 0;
  let timers: { id: number; at: number; run: () => void }[] = [];
  let ids = 0;
  const page = {
    placement: 'body' as string | null,
    found: 'nothing' as AdOutcome,
    showThrows: false,
    looks: [] as number[],
    scripts: 0,
    counted: [] as string[],
    views: [] as AdView[],
    reports: [] as string[],
    crash: () => {},
  };
  const driver = createAdDriver({
    page: {
      placement: () => page.placement,
      show(view) {
        if (page.showThrows && view.kind !== 'nothing') throw new Error('broken');
        page.views.push(view);
      },
      loadScript(onCrash) {
        page.scripts += 1;
        page.crash = onCrash;
      },
      look() {
        page.looks.push(time);
        return page.found;
      },
      count: (urls) => void page.counted.push(...urls),
    },
    clock: {
      setTimeout(run, ms) {
        timers.push({ id: (ids += 1), at: time + ms, run });
        return ids;
      },
      clearTimeout: (id) => void (timers = timers.filter((timer) => timer.id !== id)),
    },
    chance: () => 0.5,
    shapeSlot: { read: () => 'image', write() {} },
    userAgent: person,
    inHouseAds,
    hasScript: true,
    askRemote: null,
    displaySampling: 0.1,
    report: (action, label) => void page.reports.push(`${action} ${label}`),
    ...overrides,
  });
  const advance = (ms: number) => {
    const end = time + ms;
    for (;;) {
      const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      timers = timers.filter((timer) => timer !== next);
      time = next.at;
      next.run();
    }
    time = end;
  };
  const shown = () => page.views.at(-1)?.kind ?? 'nothing';
  return { driver, page, advance, shown };
}

test('R35 R65 it looks every 500 ms, 30 times', () => {
  const { driver, page, advance } = setUp();
  driver.enterPage();
  advance(60_000);
  expect(page.looks).toEqual(Array.from({ length: 30 }, (_, index) => 500 * (index + 1)));
});

test('R36 R65 the blocker is assumed at the seventh look, 3.5 s after the start', () => {
  const { driver, advance, shown } = setUp();
  driver.enterPage();
  advance(3499);
  expect(shown()).toBe('nothing');
  advance(1);
  expect(shown()).toBe('message');
});

test('R36 R66 with luck below 0.2 an in-house ad is shown instead', () => {
  const { driver, page, advance } = setUp({ chance: () => 0.19 });
  driver.enterPage();
  advance(3500);
  expect(page.views.at(-1)).toMatchObject({
    kind: 'ad',
    shape: 'image',
    label: 'in-house-templates-body-image',
  });
});

test('R35 a sponsor that appears is shown, and the looks end', () => {
  const { driver, page, advance, shown } = setUp();
  driver.enterPage();
  advance(4000);
  page.found = 'ad';
  advance(500);
  expect(shown()).toBe('sponsor');
  advance(60_000);
  expect(page.looks).toHaveLength(9);
});

test('R37 the placeholder gives way to an in-house ad', () => {
  const { driver, page, advance } = setUp();
  page.found = 'placeholder';
  driver.enterPage();
  advance(500);
  expect(page.views.at(-1)).toMatchObject({ kind: 'ad', ad: { name: 'themes' } });
});

test('R38 for a bot nothing is loaded, asked for or looked at', () => {
  const { driver, page, advance, shown } = setUp({
    userAgent: 'Googlebot/2.1',
    askRemote: () => Promise.reject(new Error('asked')),
  });
  driver.enterPage();
  advance(60_000);
  expect([page.scripts, page.looks.length, shown()]).toEqual([0, 0, 'nothing']);
});

test('R48 the script is asked for once over 20 navigations and a remount', () => {
  const { driver, page, advance } = setUp();
  driver.enterPage();
  driver.enterPage();
  for (let visit = 0; visit < 20; visit += 1) {
    driver.enterPage();
    advance(1000);
  }
  expect(page.scripts).toBe(1);
  expect(page.looks).toHaveLength(30);
});

test('after a navigation the ad is shown in the new page; a page without a slot shows none', () => {
  const { driver, page, advance } = setUp();
  page.found = 'ad';
  driver.enterPage();
  advance(500);
  const before = page.views.length;
  page.placement = null;
  driver.enterPage();
  expect(page.views).toHaveLength(before);
  page.placement = 'body';
  driver.enterPage();
  expect(page.views.at(-1)?.kind).toBe('sponsor');
});

test('a visit that begins on a page without a slot starts at the first that has one', () => {
  const { driver, page } = setUp();
  page.placement = null;
  driver.enterPage();
  expect(page.scripts).toBe(0);
  page.placement = 'body';
  driver.enterPage();
  expect(page.scripts).toBe(1);
});

test('R47 the inline ad is shown and counted', async () => {
  const { driver, page, shown } = setUp({
    shapeSlot: { read: () => 'inline', write() {} },
    askRemote: async () => remote,
  });
  driver.enterPage();
  await Promise.resolve();
  expect(shown()).toBe('ad');
  expect(page.views.at(-1)).toMatchObject({ shape: 'inline', label: 'sponsor-body-inline' });
  expect(page.counted).toEqual(['https://a.example/seen']);
  expect(page.scripts).toBe(0);
});

test('R56 an inline ad that cannot be had leaves the slot empty: no blocker is assumed', async () => {
  const { driver, page, advance, shown } = setUp({
    shapeSlot: { read: () => 'inline', write() {} },
    askRemote: async () => null,
  });
  driver.enterPage();
  await Promise.resolve();
  advance(60_000);
  expect(shown()).toBe('nothing');
  expect(page.reports).toEqual([]);
});

test('R53 R63 a display is reported for one in ten, 2.5 s after it shows', () => {
  for (const [luck, expected] of [
    [0.0999, ['display sponsor-body-image']],
    [0.1, []],
  ] as const) {
    const { driver, page, advance } = setUp({ chance: () => luck });
    page.found = 'ad';
    driver.enterPage();
    advance(500 + 2499);
    expect(page.reports).toEqual([]);
    advance(1);
    expect(page.reports).toEqual(expected);
    advance(60_000);
    expect(page.reports).toEqual(expected);
  }
});

test('R53 an ad that is left before 2.5 s counts only where it stays', () => {
  const { driver, page, advance } = setUp({ chance: () => 0 });
  page.found = 'ad';
  driver.enterPage();
  advance(500 + 2000);
  driver.enterPage();
  advance(2499);
  expect(page.reports).toEqual([]);
  advance(1);
  expect(page.reports).toEqual(['display sponsor-body-image']);
});

test("the message isn't an ad, so it isn't reported", () => {
  const { driver, page, advance, shown } = setUp({ chance: () => 0.3, displaySampling: 1 });
  driver.enterPage();
  advance(60_000);
  expect(shown()).toBe('message');
  expect(page.reports).toEqual([]);
});

test('R57 a crash while showing hides the ad, is reported once, and stays', () => {
  const { driver, page, advance, shown } = setUp();
  page.found = 'ad';
  page.showThrows = true;
  driver.enterPage();
  advance(60_000);
  page.showThrows = false;
  driver.enterPage();
  driver.crash();
  expect(shown()).toBe('nothing');
  expect(page.reports).toEqual(['crash sponsor-body-image']);
});

test('R57 a script that throws hides the ad and is reported', () => {
  const { driver, page, advance, shown } = setUp();
  driver.enterPage();
  page.crash();
  page.found = 'ad';
  advance(60_000);
  expect(shown()).toBe('nothing');
  expect(page.reports).toEqual(['crash sponsor-body-image']);
});
