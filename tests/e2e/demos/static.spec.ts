import { expect, test } from '../../support/test.ts';
import { demoNamed, siteDemos } from './siteDemos.ts';

const demo = demoNamed('SortIcons');
const licensed = siteDemos().filter(({ code }) =>
  code.system?.TS.some(({ text }) => /@mui\/x-[a-z-]+-(pro|premium)\b/.test(text)),
);

test('a demo has a page of its own, out of search engines and of the sitemap', async ({
  request,
}) => {
  const html = await (await request.get(demo.url)).text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toContain(`data-demo="${demo.name}"`);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/x/demo/');
});

test('R46 without a licence key the page says once why the watermark shows', async ({
  request,
}) => {
  const homes = new Set(licensed.map(({ home }) => home));
  expect(homes.size).toBeGreaterThan(0);
  for (const home of homes) {
    const html = await (await request.get(home)).text();
    const notes = html.split('data-licence-note').length - 1;
    expect(notes, home).toBe(1);
    const names = licensed.filter((each) => each.home === home).map(({ name }) => name);
    const places = names.map((name) => html.indexOf(`data-demo="${name}"`));
    expect(html.indexOf('data-licence-note')).toBeGreaterThan(Math.min(...places));
    expect(html).toContain('This site was built without a licence key');
  }
  const plain = siteDemos().find(({ home }) => !homes.has(home));
  if (plain) expect(await (await request.get(plain.home)).text()).not.toContain('licence-note');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the code reads, and unfolds', async ({ page }) => {
    await page.goto(demo.url);
    const frame = page.locator(`[data-demo="${demo.name}"]`);
    await expect(frame.locator('noscript')).toBeVisible();
    await expect(frame.getByRole('toolbar')).toBeHidden();
    await expect(frame.locator('pre').filter({ visible: true })).toHaveCount(1);
    await frame.locator('summary').click();
    await expect(frame.locator('details code')).toHaveText(demo.code.system?.TS[0]?.text ?? '');
    await expect(frame.locator('pre').filter({ visible: true })).toHaveCount(1);
  });
});
