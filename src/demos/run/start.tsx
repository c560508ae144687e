import {
  browserEnvironment,
  createPreferenceStore,
  leaveEarlyStore,
} from '../../preferences/index.ts';
import type { DemoAssets } from './assets.ts';
import { DemoRuntime, loadStyles } from './DemoRuntime.tsx';
import { loadDemo } from './loadDemo.ts';
import { idle } from './mountQueue.ts';
import { prefetchDemo } from './prefetchDemos.ts';
import { waitsForPress } from '../../pictures/index.ts';
import { areDemosOwned, renderDemo } from './demoRoots.tsx';
import type { Styling } from '../source/index.ts';

/**
 * Runs the demos that are near when a page opens, before and without the application: a reader who
 * only looks, or only uses a demo, needs nothing else. The application takes them over as they are.
 * Rejects when one fails; the application then says why.
 */
export async function startDemos(): Promise<void> {
  const { lang, dir } = document.documentElement;
  const direction = dir === 'rtl' ? 'rtl' : 'ltr';
  const store = createPreferenceStore(browserEnvironment(window), { language: lang, direction });
  leaveEarlyStore(store);
  const { codeStyling } = store.getSnapshot();
  const stages = [...document.querySelectorAll<HTMLElement>(unasked)].map((stage) => ({
    stage,
    ...assetsOf(stage, codeStyling),
  }));
  for (const { stage, own } of stages) if (!waitsForPress(stage)) prefetchDemo(own);
  for (const { stage, styling, own } of stages.filter(isNear)) {
    const [Component] = await Promise.all([loadDemo(own), loadStyles(styling, direction)]);
    await idle();
    if (areDemosOwned()) return;
    await new Promise<void>((resolve, reject) => {
      renderDemo(stage, {
        store,
        Runtime: DemoRuntime,
        styling,
        Component,
        turn: 0,
        onError: reject,
        onWorking: () => resolve(),
        fallback: () => null,
      });
    });
  }
}

/** Where a drawing is in place of a demo, it waits for a reader, and so for the application. */
const unasked = '[data-demo]:not([data-waits]) [data-assets]';

const none: DemoAssets = { js: [], css: [] };

/** What is loaded for a stage: of the preferred styling, if the demo has it. */
function assetsOf(stage: HTMLElement, preferred: Styling): { styling: Styling; own: DemoAssets } {
  const assets = JSON.parse(stage.dataset.assets ?? '{}') as Partial<Record<Styling, DemoAssets>>;
  const styling = assets[preferred] ? preferred : 'system';
  return { styling, own: assets[styling] ?? none };
}

function isNear({ stage }: { stage: HTMLElement }): boolean {
  return !waitsForPress(stage) && stage.getBoundingClientRect().top < 2 * window.innerHeight;
}
