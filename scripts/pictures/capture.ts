import type { Browser, CDPSession, Page } from '@playwright/test';
import type { DemoPictures, ListedDemo, LookName, Picture } from '../../src/pictures/index.ts';
import type { PictureStore } from '../../src/pictures/index.node.ts';
import { settle, switchTo, type Look } from '../../tests/support/looks.ts';
import { openInteractive } from '../../tests/support/pages.ts';
import { runDemos } from '../../tests/support/runDemos.ts';

/** The widths at which the running demo takes the place of its picture without a visible change. */
const looks: Record<LookName, Look> = {
  light: { mode: 'light', direction: 'ltr', width: 1280 },
  dark: { mode: 'dark', direction: 'ltr', width: 1280 },
  narrowDark: { mode: 'dark', direction: 'ltr', width: 390 },
  narrowLight: { mode: 'light', direction: 'ltr', width: 390 },
};

/** Demos that begin above this are in view when their page opens, on all but the tallest screens. */
const inViewAbove = 1200;
/** As tall: when a page opens, little more than these demos starts with it. */
const height = inViewAbove;
const quality = 82;

/** Nothing that blinks, and nothing that lies over a stage. */
const still = `
  * { caret-color: transparent !important; }
  #docs-root > header, main > article ~ * { visibility: hidden !important; }
`;

/** Takes the pictures of the demos of one page; answers with those that do not run. */
export async function capturePage(
  browser: Browser,
  origin: string,
  demos: readonly ListedDemo[],
  store: PictureStore,
): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: looks.light.width, height },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const [home = ''] = demos.map((demo) => demo.home);
    await openInteractive(page, origin + home);
    await page.addStyleTag({ content: still });
    const inView = new Set(await namesInView(page));
    const near = demos.filter(({ name }) => inView.has(name));
    const far = demos.filter(({ name }) => !inView.has(name));
    const take = { page, cdp, store };
    // First those that change their look: nothing else runs yet that would change with them.
    const failed = await takeIn(take, near, Object.keys(looks) as LookName[], [1, 2]);
    if (near.length > 0 && far.length > 0) await switchTo(page, looks.light, height);
    return [...failed, ...(await takeIn(take, far, ['light'], [1]))];
  } finally {
    await context.close();
  }
}

interface Taking {
  page: Page;
  cdp: CDPSession;
  store: PictureStore;
}

async function takeIn(
  { page, cdp, store }: Taking,
  demos: readonly ListedDemo[],
  names: readonly LookName[],
  scales: readonly number[],
): Promise<string[]> {
  if (demos.length === 0) return [];
  const failed = await runDemos(page, { names: demos.map(({ name }) => name), together: true });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await settle(page);
  const taken = demos
    .filter(({ name }) => !failed.includes(name))
    .map((demo) => ({ demo, pictures: {} as Partial<DemoPictures> }));
  for (const name of names) {
    if (name !== 'light') await switchTo(page, looks[name], height);
    for (const { demo, pictures } of taken) {
      const picture = await shoot(page, cdp, demo.name, scales, store);
      if (picture) pictures[name] = picture;
    }
  }
  for (const { demo, pictures } of taken) {
    const { light, ...others } = pictures;
    if (light) store.keep(demo.key, { light, ...others });
  }
  return failed;
}

function namesInView(page: Page): Promise<string[]> {
  return page
    .locator('[data-demo]')
    .evaluateAll(
      (frames, above) =>
        frames
          .filter((frame) => frame.getBoundingClientRect().top + window.scrollY < above)
          .map((frame) => frame.getAttribute('data-demo') ?? ''),
      inViewAbove,
    );
}

async function shoot(
  page: Page,
  cdp: CDPSession,
  name: string,
  scales: readonly number[],
  store: PictureStore,
): Promise<Picture | undefined> {
  const stage = page.locator(`[data-demo="${name}"] [data-stage]`);
  const box = await stage.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width: wide, height: high } = element.getBoundingClientRect();
    // Chromium counts from the corner of the document.
    return { x: left + window.scrollX, y: top + window.scrollY, width: wide, height: high };
  });
  if (box.width === 0 || box.height === 0) return undefined;
  const files: string[] = [];
  for (const scale of scales) {
    const { data } = await cdp.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      clip: { ...box, scale },
      captureBeyondViewport: false,
    });
    files.push(store.addFile(Buffer.from(data, 'base64')));
  }
  return { width: box.width, height: box.height, files };
}
