import { openInteractive, prosePage } from '../../support/pages.ts';
import { serveFolder } from '../../support/serveFolder.ts';
import { buildSmallSite, buildTimeoutMs, personAgent } from '../../support/smallSite.ts';
import { expect, test } from '../../support/test.ts';
import { collect, setLuck } from './collector.ts';

test.describe.configure({ mode: 'default' });
test.use({
  userAgent: personAgent,
  viewport: { width: 1280, height: 800 },
  serviceWorkers: 'block',
  colorScheme: 'light',
});

let site: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  test.setTimeout(buildTimeoutMs);
  site = await serveFolder(buildSmallSite('small-site'));
});
test.afterAll(() => site?.close());

const view = (title: string, path: string, productId = 'introduction') => [
  'event',
  'page_view',
  {
    page_title: `${title} · Small docs`,
    page_location: site.url + path,
    productId,
    productCategoryId: 'x',
  },
];
const properties = (changed: object) => ['set', 'user_properties', changed];
const ad = (eventAction: string) => [
  'event',
  'ad',
  { eventAction, eventLabel: 'in-house-templates-body-image' },
];

test('R52 R53 R54 R62 R63 a visit: load, ad, click, three pages, preferences, pixel ratio', async ({
  page,
  context,
}) => {
  await context.route('https://mui.com/**', (route) => route.fulfill({ body: 'An ad.' }));
  const { commands, told } = await collect(page);
  await setLuck(page, 0.05);
  await openInteractive(page, `${site.url}/x/introduction/`);

  const start = [
    properties({
      codeVariant: 'TS',
      userLanguage: 'en',
      devicePixelRatio: 1,
      colorSchemeOS: 'light',
      colorScheme: 'system',
    }),
    view('Overview', '/x/introduction/'),
  ];
  await expect.poll(told).toEqual([...start, ad('display')]);
  expect(commands.slice(0, 2)).toEqual([
    ['js', expect.any(String)],
    ['config', 'G-TEST123456', { send_page_view: false }],
  ]);
  await page.evaluate(() => Object.assign(window, { luck: 0.5 }));

  const popup = context.waitForEvent('page');
  await page.locator('[data-ad-slot] a').click();
  await (await popup).close();
  const clicked = [...start, ad('display'), ad('click')];
  await expect.poll(told).toEqual(clicked);

  await page.locator('#docs-sidebar summary', { hasText: 'Data Grid' }).click();
  for (const name of ['Installation', 'Licensing', 'Sorting']) {
    await page.locator('#docs-sidebar a', { hasText: name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  const visited = [
    ...clicked,
    view('Installation', '/x/introduction/installation/'),
    view('Licensing', '/x/introduction/licensing/'),
    view('Sorting', '/x/react-data-grid/sorting/', 'x-data-grid'),
  ];
  await expect.poll(told).toEqual(visited);

  await page.getByRole('button', { name: 'Open settings' }).click();
  await page.getByText('Dark', { exact: true }).click();
  await page.getByRole('dialog').getByText('JavaScript', { exact: true }).click();
  const chosen = [
    ...visited,
    properties({ colorScheme: 'dark' }),
    properties({ codeVariant: 'JS' }),
  ];
  await expect.poll(told).toEqual(chosen);

  await page.emulateMedia({ colorScheme: 'dark' });
  const followed = [...chosen, properties({ colorSchemeOS: 'dark' })];
  await expect.poll(told).toEqual(followed);

  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    width: 1016,
    height: 635,
    deviceScaleFactor: 1.26,
    mobile: false,
  });
  await expect.poll(told).toEqual([...followed, properties({ devicePixelRatio: 1.3 })]);
});

test('R62 the page view is in the queue at once, with the new title', async ({ page }) => {
  const { told } = await collect(page);
  await openInteractive(page, `${site.url}/x/introduction/`);
  await expect.poll(() => told().length).toBe(2);
  // This listener comes after the site's own: by then the event must have been queued.
  const seen = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        let title = 'nothing yet';
        const { dataLayer } = window as unknown as { dataLayer: unknown[] };
        dataLayer.push = (command: unknown) => {
          title = (command as [string, string, { page_title: string }])[2].page_title;
          return 0;
        };
        window.addEventListener('docs:navigated', () => resolve(title));
      }),
  );
  await page.locator('#docs-sidebar a', { hasText: 'Support' }).click();
  expect(await seen).toBe('Support · Small docs');
});

test('R55 R64 a session in the sample tells its web vitals; the next page of it too', async ({
  page,
}) => {
  const { told } = await collect(page);
  await setLuck(page, 0.00005);
  await page.goto(`${site.url}/x/introduction/`);
  const names = () => told().map(([, name]) => name);
  await expect.poll(names).toEqual(expect.arrayContaining(['TTFB', 'FCP']));
  await page.evaluate(() => Object.assign(window, { luck: 0.9 }));
  await page.goto(`${site.url}/x/introduction/support/`);
  await expect.poll(() => names().filter((name) => name === 'TTFB').length).toBe(2);
  const vital = told().find(([, name]) => name === 'TTFB');
  expect(vital?.[2]).toEqual({
    value: expect.any(Number),
    metric_id: expect.any(String),
    metric_value: expect.any(Number),
  });
});

test('R64 a session out of the sample loads nothing for it', async ({ page }) => {
  const { told } = await collect(page);
  await setLuck(page, 0.0001);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${site.url}/x/introduction/`, { waitUntil: 'networkidle' });
  await expect.poll(() => told().length).toBeGreaterThan(1);
  expect(scripts.filter((url) => url.includes('web-vitals'))).toEqual([]);
});

test('any marked element reports its clicks', async ({ page }) => {
  const { told } = await collect(page);
  await page.goto(`${site.url}/x/introduction/support/`);
  await expect.poll(() => told().length).toBe(2);
  await page.evaluate(() => {
    const button = document.createElement('button');
    Object.assign(button.dataset, {
      gaEventCategory: 'demo',
      gaEventAction: 'edit',
      gaEventLabel: 'Basic',
    });
    button.innerHTML = '<b>Edit</b>';
    document.body.append(button);
    button.querySelector('b')?.click();
  });
  await expect
    .poll(() => told().at(-1))
    .toEqual(['event', 'demo', { eventAction: 'edit', eventLabel: 'Basic' }]);
});

for (const [signal, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`${signal} switches all of it off`, async ({ page }) => {
    const { requests } = await collect(page);
    await page.addInitScript(
      ([name, set]) => Object.defineProperty(navigator, name, { value: set }),
      [signal, value] as const,
    );
    await setLuck(page, 0);
    await openInteractive(page, `${site.url}/x/introduction/`);
    await page.locator('#docs-sidebar a', { hasText: 'Support' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window || 'gtag' in window)).toBe(false);
    await expect(page.locator('[data-ad-slot] a')).toBeVisible();
  });
}

test('without a measurement id nothing is queued and nothing leaves the page', async ({
  page,
  baseURL,
}) => {
  const { requests } = await collect(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  // The suite's own site has no id.
  await openInteractive(page, prosePage);
  await expect(page.locator('[data-ad-slot] a')).toBeVisible();
  expect([...requests, ...foreign]).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window || 'gtag' in window)).toBe(false);
});
