import navigation from '../../../content/navigation.ts';
import { pagesInOrder } from '../../../src/navigation/index.ts';
import { builtPages } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

test('R45 there are no accounts: every page is open, and nothing asks who is there', async ({
  request,
}) => {
  for (const url of builtPages()) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    expect(response.headers()['set-cookie'], url).toBeUndefined();
    expect(await response.text(), url).not.toMatch(/type="password"|>(Sign|Log) (in|up)</i);
  }
});

test('R45 plans are labels only: a page of the premium plan opens as any other', async ({
  request,
}) => {
  const built = builtPages();
  const paid = pagesInOrder(navigation).filter(
    ({ entry, path }) => entry.plan && built.includes(path),
  );
  for (const { path } of paid) expect((await request.get(path)).status(), path).toBe(200);
  expect(paid.map(({ entry }) => entry.plan)).toContain('premium');
});
