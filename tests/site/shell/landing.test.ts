import { expect, test } from 'vitest';
import { productPlans } from '../../../content/plans.ts';
import { pageHtml, readBuilt } from '../dist.ts';
import { serveDist } from '../serveDist.ts';

const site = serveDist();
const landing = '/x/introduction/';

test.each(['/', '/x/', '/x'])('%s leads to the landing page', async (from) => {
  const answer = await site.get(from, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(landing);
  expect(pageHtml(landing)).toContain('data-layout="landing"');
});

test('it links to every product before its first demo, and has no sponsor block', () => {
  const html = pageHtml(landing);
  const top = html.slice(html.indexOf('<article'), html.indexOf('data-demo='));
  for (const name of ['data-grid', 'date-pickers', 'charts', 'tree-view']) {
    expect(top).toContain(`href="/x/react-${name}/"`);
  }
  expect(top).toContain('data-package-tabs');
  expect(html).not.toContain('data-ad-slot');
});

test('its demos need no license', () => {
  const code = readBuilt('/x/introduction.md').matchAll(/from '(@mui\/x-[a-z-]+)/g);
  const packages = new Set([...code].map(([, name]) => name));
  expect([...packages].sort()).toEqual(productPlans.map((each) => each.packages.community).sort());
});

test('its twin has each plan with its packages', () => {
  const twin = readBuilt('/x/introduction.md');
  for (const { name, packages } of productPlans) {
    for (const packageNames of Object.values(packages)) {
      expect(twin).toMatch(new RegExp(`- ${name} \\(\`${packageNames}\`\\): \\w+`));
    }
  }
});

test('it is one of the pages: sitemap, manifest and list for agents name it', async () => {
  for (const file of ['/sitemap.xml', '/llms.txt', '/x/site.webmanifest']) {
    expect(await (await site.get(file)).text(), file).toContain('/x/introduction');
  }
});
