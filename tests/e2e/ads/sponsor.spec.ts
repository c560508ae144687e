import { hostileAds } from '../../../src/ads/index.node.ts';
import { axeViolations } from '../../support/axe.ts';
import { openInteractive } from '../../support/pages.ts';
import { buildTimeoutMs, personAgent } from '../../support/smallSite.ts';
import { expect, test } from '../../support/test.ts';
import { adEvents, prepare, shiftOf, startSponsorSite } from './sponsorSite.ts';

// One worker: the site is built once, and the sponsor's mode is shared.
test.describe.configure({ mode: 'default' });
test.use({
  userAgent: personAgent,
  viewport: { width: 1280, height: 800 },
  serviceWorkers: 'block',
});

let site: Awaited<ReturnType<typeof startSponsorSite>>;
const pageUrl = () => `${site.url}/x/introduction/`;
const slot = '[data-ad-slot]';

test.beforeAll(async () => {
  test.setTimeout(buildTimeoutMs);
  site = await startSponsorSite();
});
test.beforeEach(() => {
  site.sponsor.mode = 'good';
  site.sponsor.requests.length = 0;
});
test.afterAll(() => site?.close());

test('R48 R53 good: the sponsor’s own ad is shown, linked safely and reported; nothing shifts', async ({
  page,
}) => {
  await prepare(page, 'image', 0.05);
  await page.clock.install();
  await page.goto(pageUrl());
  await page.locator(`${slot} #carbonads`).waitFor({ state: 'attached' });
  await page.clock.runFor(500);
  await expect(page.locator(slot)).toHaveAttribute('data-shown', 'sponsor');
  const link = page.locator(`${slot} a`);
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('rel', 'noopener sponsored');
  await expect(link).toHaveAttribute('target', '_blank');
  await page.clock.runFor(2500);
  expect(await adEvents(page)).toEqual(['display sponsor-body-image']);
  await page.clock.runFor(20_000);
  expect(await shiftOf(page)).toBe(0);
  expect(site.sponsor.requests.filter((path) => path === '/ad.js')).toHaveLength(1);
});

test('R47 R25 good, inline: the first ad with a link, its impression and its pixels', async ({
  page,
}) => {
  await prepare(page, 'inline');
  await page.goto(pageUrl());
  const link = page.locator(`${slot} a[data-ad=inline]`);
  await expect(link).toContainText('Acme A tool for builders');
  // Text alone is lower than the space kept for a picture, and has no color of its own behind it.
  const look = await link.evaluate((element) => ({
    share: element.clientHeight / (element.parentElement?.clientHeight ?? 1),
    background: getComputedStyle(element).backgroundColor,
  }));
  expect(look.share).toBeLessThan(0.75);
  await expect(page.locator(slot)).toHaveCSS('outline-style', 'solid');
  expect(look.background).toBe('rgba(0, 0, 0, 0)');
  await expect(link).toHaveAttribute('href', `${site.sponsorUrl}/click`);
  await expect
    .poll(() => site.sponsor.requests)
    .toEqual(
      expect.arrayContaining(['/ads.json', '/seen.gif', '/one.gif?t=1700000000', '/two.gif']),
    );
  expect(site.sponsor.requests).not.toContain('/ad.js');
  expect(await shiftOf(page)).toBe(0);
});

test('R36 slow: the message first, the sponsor’s ad when it comes', async ({ page }) => {
  site.sponsor.mode = 'slow';
  site.sponsor.slowMs = 1500;
  await prepare(page, 'image');
  await page.clock.install();
  await page.goto(pageUrl());
  await expect.poll(() => site.sponsor.requests).toContain('/ad.js');
  await page.clock.runFor(3500);
  await expect(page.locator(slot)).toHaveAttribute('data-shown', 'message');
  await expect(page.locator(slot)).toContainText('An ad blocker seems to be active');
  await page.locator(`${slot} #carbonads`).waitFor({ state: 'attached' });
  await page.clock.runFor(500);
  await expect(page.locator(slot)).toHaveAttribute('data-shown', 'sponsor');
  expect(await shiftOf(page)).toBe(0);
});

for (const mode of ['empty', 'hanging'] as const) {
  test(`R36 ${mode}: a blocker is assumed; the message, or with luck an in-house ad`, async ({
    page,
    context,
  }) => {
    site.sponsor.mode = mode;
    await prepare(page, 'image', 0.5);
    await page.clock.install();
    await page.goto(pageUrl(), { waitUntil: 'commit' });
    await expect.poll(() => site.sponsor.requests).toContain('/ad.js');
    await page.clock.runFor(3500);
    await expect(page.locator(slot)).toHaveAttribute('data-shown', 'message');
    await page.clock.runFor(20_000);
    await expect(page.locator(slot)).toHaveAttribute('data-shown', 'message');
    expect(await shiftOf(page)).toBe(0);

    const lucky = await context.newPage();
    site.sponsor.requests.length = 0;
    await prepare(lucky, 'image', 0.1);
    await lucky.clock.install();
    await lucky.goto(pageUrl(), { waitUntil: 'commit' });
    await expect.poll(() => site.sponsor.requests).toContain('/ad.js');
    await lucky.clock.runFor(3500);
    await expect(lucky.locator(`${slot} img[src="/x/ads/templates.svg"]`)).toBeVisible();
    expect(await shiftOf(lucky)).toBe(0);
  });
}

test('R47 empty, inline: ten attempts, then nothing', async ({ page }) => {
  site.sponsor.mode = 'empty';
  await prepare(page, 'inline');
  await page.goto(pageUrl());
  await expect
    .poll(() => site.sponsor.requests.filter((path) => path === '/ads.json').length)
    .toBe(10);
  await page.waitForTimeout(200);
  expect(site.sponsor.requests.filter((path) => path === '/ads.json')).toHaveLength(10);
  await expect(page.locator(slot)).toBeEmpty();
});

test('R37 placeholder: an in-house ad', async ({ page }) => {
  site.sponsor.mode = 'placeholder';
  await prepare(page, 'image', 0.6);
  await page.clock.install();
  await page.goto(pageUrl());
  await page.locator(`${slot} #carbonads`).waitFor({ state: 'attached' });
  await page.clock.runFor(500);
  await expect(page.locator(`${slot} a[data-ad=image]`)).toHaveAttribute(
    'data-ga-event-label',
    'in-house-tidelift-body-image',
  );
  await expect(page.locator(`${slot} #carbonads`)).toBeHidden();
  expect(await shiftOf(page)).toBe(0);
});

test.describe('what fails', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  for (const mode of ['malformed', 'error', 'hanging', 'throws'] as const) {
    test(`R56 ${mode}, inline: silently nothing`, async ({ page }) => {
      site.sponsor.mode = mode;
      await prepare(page, 'inline');
      await page.goto(pageUrl());
      await expect.poll(() => site.sponsor.requests).toContain('/ads.json');
      await page.waitForTimeout(200);
      await expect(page.locator(slot)).toBeEmpty();
      expect(await adEvents(page)).toEqual([]);
      expect(await shiftOf(page)).toBe(0);
    });
  }

  test('R36 error: a script that cannot be loaded counts as blocked', async ({ page }) => {
    site.sponsor.mode = 'error';
    await prepare(page, 'image');
    await page.clock.install();
    await page.goto(pageUrl());
    await expect.poll(() => site.sponsor.requests).toContain('/ad.js');
    await page.clock.runFor(3500);
    await expect(page.locator(slot)).toHaveAttribute('data-shown', 'message');
  });
});

for (const mode of ['throws', 'malformed'] as const) {
  test(`R57 R53 ${mode}: the ad is hidden, the crash is reported, the page lives`, async ({
    page,
  }) => {
    site.sponsor.mode = mode;
    await prepare(page, 'image');
    await openInteractive(page, pageUrl());
    await expect.poll(() => adEvents(page)).toEqual(['crash sponsor-body-image']);
    await expect(page.locator(`${slot} a`)).toHaveCount(0);
    await page.getByRole('link', { name: 'how to install' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
    expect(await adEvents(page)).toEqual(['crash sponsor-body-image']);
  });
}

test.describe('hostile', () => {
  // The policy refuses pictures of hosts that are not configured, and says so.
  test.use({ allowedErrors: /Content Security Policy/ });

  test('hostile: no field of any answer becomes code, markup or a strange address', async ({
    page,
  }) => {
    // More than a hundred page loads.
    test.slow();
    site.sponsor.mode = 'hostile';
    await prepare(page, 'inline');
    page.on('dialog', () => expect('a dialog').toBe('none'));
    // A page without demos loads faster.
    const url = `${pageUrl()}installation/`;
    for (const index of hostileAds.keys()) {
      site.sponsor.hostileIndex = index;
      await page.goto(url, { waitUntil: 'commit' });
      // From here on: the page before may still be asking.
      const response = await page.waitForResponse(/\/ads\.json/);
      // An answer that is too long is given up: the browser never reports it as finished.
      await Promise.race([response.finished(), page.waitForTimeout(250)]);
      // What becomes of it is drawn in the tasks after it came.
      await page.waitForTimeout(20);
      const found = await page.evaluate((selector) => {
        const home = document.querySelector(selector);
        const inside = [...(home?.querySelectorAll('*') ?? [])];
        return {
          pwned: 'pwned' in window,
          tags: [...new Set(inside.map(({ tagName }) => tagName))],
          handlers: inside.flatMap((element) =>
            element.getAttributeNames().filter((name) => name.startsWith('on')),
          ),
          links: inside.flatMap((element) => (element as HTMLAnchorElement).href ?? []),
          height: home?.getBoundingClientRect().height,
          url: location.href,
        };
      }, slot);
      const allowed = ['A', 'SPAN', 'STRONG', 'SMALL'];
      expect(found, `answer ${index}`).toMatchObject({ pwned: false, handlers: [], height: 126 });
      expect(found.tags.filter((tag) => !allowed.includes(tag))).toEqual([]);
      expect(
        found.links.filter((link) => !link.startsWith('https://sponsor.example.com/')),
      ).toEqual([]);
      expect(found.url).toBe(url);
    }
  });
  test('hostile script: it loses links that are none, and cannot widen the slot', async ({
    page,
  }) => {
    site.sponsor.mode = 'hostile';
    await prepare(page, 'image');
    await page.goto(pageUrl());
    await expect(page.locator(slot)).toHaveAttribute('data-shown', 'sponsor');
    expect(await page.locator(`${slot} a`).getAttribute('href')).toBeNull();
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect((await page.locator(slot).boundingBox())?.height).toBe(126);
  });
});

test('R48 one script load over 20 client navigations, and the ad comes along', async ({ page }) => {
  await prepare(page, 'image');
  await openInteractive(page, pageUrl());
  await expect(page.locator(slot)).toHaveAttribute('data-shown', 'sponsor');
  const names = ['Installation', 'Support', 'Overview', 'Licensing'];
  for (let visit = 0; visit < 20; visit += 1) {
    const name = names[visit % names.length] ?? '';
    await page.locator('#docs-sidebar a', { hasText: name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    // The page about licensing says `ad: false`.
    await expect(page.locator(`${slot} #carbonads`)).toHaveCount(name === 'Licensing' ? 0 : 1);
  }
  expect(site.sponsor.requests.filter((path) => path === '/ad.js')).toHaveLength(1);
  const runs = () =>
    page.evaluate(() => (window as unknown as { sponsorRuns: number }).sponsorRuns);
  expect(await runs()).toBe(1);
});

test('a page with ad: false has no slot and asks for nothing', async ({ page }) => {
  await prepare(page, 'image');
  await page.goto(`${site.url}/x/introduction/licensing/`, { waitUntil: 'networkidle' });
  await expect(page.locator(slot)).toHaveCount(0);
  expect(site.sponsor.requests.filter((path) => !path.endsWith('.css'))).toEqual([]);
});

test.describe('bots', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('R38 an empty slot and no request at all', async ({ page }) => {
    for (const shape of ['inline', 'image'] as const) {
      await prepare(page, shape);
      await page.clock.install();
      await page.goto(pageUrl(), { waitUntil: 'networkidle' });
      await page.clock.runFor(20_000);
      await expect(page.locator(slot)).toBeEmpty();
    }
    expect(site.sponsor.requests.filter((path) => !path.endsWith('.css'))).toEqual([]);
  });
});

for (const [width, height] of [
  [360, 142],
  [599, 142],
  [600, 126],
  [1280, 126],
] as const) {
  test(`R67 at ${width} px the slot reserves ${height} px and margins of 24 px, before and after`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await prepare(page, 'image');
    const measure = () =>
      page.locator(slot).evaluate((element) => {
        const { marginTop, marginBottom, minHeight } = getComputedStyle(element);
        return { marginTop, marginBottom, minHeight, height: element.clientHeight };
      });
    const expected = {
      marginTop: '24px',
      marginBottom: '24px',
      minHeight: `${height}px`,
      height,
    };
    await page.route('**/ad.js', async (route) => {
      expect(await measure()).toEqual(expected);
      await route.continue();
    });
    await page.goto(pageUrl());
    await expect(page.locator(slot)).toHaveAttribute('data-shown', 'sponsor');
    expect(await measure()).toEqual(expected);
    expect(await shiftOf(page)).toBe(0);
  });
}

test('R49 R50 the icon font on every page, the extra one on the sample page, both late', async ({
  page,
}) => {
  await prepare(page, 'image');
  await openInteractive(page, pageUrl());
  await expect.poll(() => site.sponsor.requests).toContain('/icons.css');
  expect(site.sponsor.requests).not.toContain('/extra.css');
  await page.locator('#docs-sidebar a', { hasText: 'Support' }).click();
  await expect.poll(() => site.sponsor.requests).toContain('/extra.css');
  expect(site.sponsor.requests.filter((path) => path === '/icons.css')).toHaveLength(1);
  const html = await (await page.request.get(pageUrl())).text();
  expect(html).not.toContain('icons.css');
});

test.describe('accessibility', () => {
  test.use({ bypassCSP: true });

  test('the ad, the message and the in-house ad are accessible in both schemes', async ({
    page,
  }) => {
    site.sponsor.mode = 'empty';
    for (const [scheme, luck] of [
      ['light', 0.1],
      ['dark', 0.1],
      ['light', 0.5],
      ['dark', 0.5],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await prepare(page, 'image', luck);
      await page.clock.install();
      await page.goto(pageUrl());
      await expect.poll(() => site.sponsor.requests).toContain('/ad.js');
      await page.clock.runFor(3500);
      await expect(page.locator(slot)).toHaveAttribute('data-shown', luck < 0.2 ? 'ad' : 'message');
      expect(await axeViolations(page, slot)).toEqual([]);
    }
  });
});
