import type { Browser, CDPSession, Page } from '@playwright/test';
import { preferenceDefinitions } from '../preferences/definitions.ts';
import type { DemoPictures, ListedDemo, LookName, Picture } from './demoPictures.ts';
import type { PictureStore } from './pictureStore.node.ts';

interface Look {
  mode: 'light' | 'dark';
  width: number;
}

/** The widths at which the running demo takes the place of its picture without a visible change. */
const looks: Record<LookName, Look> = {
  light: { mode: 'light', width: 1280 },
  dark: { mode: 'dark', width: 1280 },
  narrowDark: { mode: 'dark', width: 390 },
  narrowLight: { mode: 'light', width: 390 },
};

/** Tall enough for any stage. */
const height = 1600;
/** Demos that begin above this are in view when their page opens, on all but the tallest screens. */
const inViewAbove = 1200;
const quality = 82;
const mostMs = 60_000;

/** Nothing that blinks, moves, or lies over a stage. */
const still = `
  *, ::before, ::after { caret-color: transparent !important; }
  #docs-root > header, [data-shell-header], [role='banner'] { visibility: hidden !important; }
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
    await page.goto(origin + home);
    await page.addStyleTag({ content: still });
    await startApplication(page);
    const failed = await runDemos(
      page,
      demos.map(({ name }) => name),
    );
    const sound = demos.filter(({ name }) => !failed.includes(name));
    const taken = new Map<ListedDemo, Partial<DemoPictures>>(sound.map((demo) => [demo, {}]));
    const first = new Set(await namesInView(page));
    for (const name of Object.keys(looks) as LookName[]) {
      const wanted = sound.filter((demo) => name === 'light' || first.has(demo.name));
      if (wanted.length === 0) continue;
      await switchTo(page, looks[name]);
      for (const demo of wanted) {
        const scales = first.has(demo.name) ? [1, 2] : [1];
        const picture = await shoot(page, cdp, demo.name, scales, store);
        if (picture) Object.assign(taken.get(demo) ?? {}, { [name]: picture });
      }
    }
    for (const [{ key }, { light, ...others }] of taken)
      if (light) store.keep(key, { light, ...others });
    return failed;
  } finally {
    await context.close();
  }
}

/** As the first move of a reader does. */
async function startApplication(page: Page): Promise<void> {
  const ready = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('docs:ready', () => resolve(), { once: true });
      }),
  );
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  await ready;
}

/** Brings each demo into view until it runs; answers with those that do not. */
function runDemos(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ({ wanted, most }) => {
      const failed: string[] = [];
      for (const name of wanted) {
        const stage = document.querySelector<HTMLElement>(`[data-demo="${name}"] [data-stage]`);
        stage?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const end = performance.now() + most;
        while (stage && stage.dataset.loading !== undefined && performance.now() < end)
          await new Promise((resolve) => setTimeout(resolve, 20));
        if (stage?.dataset.ready === undefined) failed.push(name);
      }
      await document.fonts.ready;
      window.scrollTo({ top: 0, behavior: 'instant' });
      return failed;
    },
    { wanted: names, most: mostMs },
  );
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

/** Changes an open page the way another tab does, and waits until nothing moves. */
async function switchTo(page: Page, { mode, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    ({ key, newValue }) => {
      localStorage.setItem(key, newValue);
      const event = new StorageEvent('storage', { key, newValue, storageArea: localStorage });
      window.dispatchEvent(event);
    },
    { key: preferenceDefinitions.colorMode.key, newValue: mode },
  );
  await page.locator(`html[data-mode="${mode}"]`).waitFor();
  await page.evaluate(async () => {
    let changed = performance.now();
    const start = changed;
    const observer = new MutationObserver(() => (changed = performance.now()));
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    // A demo that never rests must not hold up the others.
    while (performance.now() - changed < 200 && performance.now() - start < 5_000) {
      for (const animation of document.getAnimations())
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 16)));
    }
    observer.disconnect();
  });
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
