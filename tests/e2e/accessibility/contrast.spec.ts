import { axeSource, type Axe } from '../../support/axe.ts';
import { textContrasts } from '../../support/contrast.ts';
import { firstLook, nameOf, settle, switchTo, type Look } from '../../support/looks.ts';
import { openInteractive, prosePage } from '../../support/pages.ts';
import { runDemos } from '../../support/runDemos.ts';
import { expect, test } from '../../support/test.ts';

const looks: Look[] = [firstLook, { ...firstLook, mode: 'dark' }];

for (const url of [prosePage, '/x/react-data-grid/']) {
  test(`${url}: the contrast of each text is the one that axe finds`, async ({ page }) => {
    await openInteractive(page, url);
    expect(await runDemos(page)).toEqual([]);
    await settle(page);
    await page.evaluate(axeSource);
    for (const look of looks) {
      await switchTo(page, look);
      const contrasts = await textContrasts(page, { include: ['html'] });
      const { compared, different } = await contrasts.evaluate(async (all) => {
        const { axe } = window as unknown as { axe: Axe };
        const runOnly = { type: 'rule' as const, values: ['color-contrast'] };
        const { passes, violations } = await axe.run('html', { elementRef: true, runOnly });
        const ratios = new Map<Element | undefined, number>(
          all.map(({ element, ratio }) => [element, ratio]),
        );
        // A text whose neighbors overlap it has no ratio.
        const rated = [...passes, ...violations].flatMap(({ nodes }) =>
          nodes.flatMap(({ element, any, target }) => {
            const data = any[0]?.data as { contrastRatio?: number } | undefined;
            const contrastRatio = data?.contrastRatio;
            if (contrastRatio === undefined || contrastRatio === 0) return [];
            return [{ place: target.join(' '), theirs: contrastRatio, ours: ratios.get(element) }];
          }),
        );
        // Axe rounds to hundredths, and colors to whole numbers.
        const isDifferent = (ours: number | undefined, theirs: number) =>
          ours === undefined || Math.abs(ours - theirs) > 0.06;
        return {
          compared: rated.length,
          different: rated.filter(({ ours, theirs }) => isDifferent(ours, theirs)),
        };
      });
      expect(compared, nameOf(look)).toBeGreaterThan(300);
      expect(different, nameOf(look)).toEqual([]);
    }
  });
}
