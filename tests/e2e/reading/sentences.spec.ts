import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('names are whole in sentences, and sentences end at their end in both directions', async ({
  page,
}) => {
  await page.goto('/x/react-data-grid/sorting/');
  const broken = await page.locator('.prose > p code').evaluateAll((names) =>
    names
      .filter((name) => name.getClientRects().length > 1)
      .map((name) => name.textContent)
      // A line may end at a space.
      .filter((text) => !text.includes(' ')),
  );
  expect(broken).toEqual([]);

  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const turned = await page.locator('.prose > p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const { lastChild } = paragraph;
      if (!(lastChild instanceof Text) || !/\w\.$/.test(lastChild.data)) return [];
      const range = document.createRange();
      const leftOf = (index: number) => {
        range.setStart(lastChild, index);
        range.setEnd(lastChild, index + 1);
        return range.getBoundingClientRect().left;
      };
      const end = lastChild.length - 1;
      return [leftOf(end) > leftOf(end - 1)];
    }),
  );
  expect(turned.length).toBeGreaterThan(5);
  expect(turned).not.toContain(false);
});
