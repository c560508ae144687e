import type { DemoAssets } from './assets.ts';
import { DemoRuntime, loadStyles } from './DemoRuntime.tsx';
import { demoOwner } from './demoOwner.tsx';
import { idle } from './idle.ts';
import { loadDemo } from './loadDemo.ts';
import { prefetchDemo } from './prefetchDemos.ts';
import { waitsForPress } from '../../pictures/index.ts';
import type { Styling } from '../source/index.ts';

/**
 * Runs the demos that are near when a page opens, before and without the application: a reader who
 * only looks, or only uses a demo, needs nothing else. The application takes them over as they are.
 * Rejects when one fails; the application then says why.
 */
export async function startDemos(): Promise<void> {
  const { lang, dir } = document.documentElement;
  const direction = dir === 'rtl' ? 'rtl' : 'ltr';
  const store = demoOwner.openStore({ language: lang, direction });
  const { codeStyling } = store.getSnapshot();
  const stages = [...document.querySelectorAll<HTMLElement>(selfStarting)].map((stage) => ({
    stage,
    ...assetsOf(stage, codeStyling),
  }));
  for (const { stage, assets } of stages) if (!waitsForPress(stage)) prefetchDemo(assets);
  for (const { stage, styling, assets } of stages.filter(isNear)) {
    const [Component] = await Promise.all([loadDemo(assets), loadStyles(styling, direction)]);
    await idle();
    if (demoOwner.isTakenOver()) return;
    await new Promise<void>((resolve, reject) => {
      demoOwner.render(stage, {
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

/** All stages but those that show a drawing (`data-waits`): these wait for a reader, and so for the application. */
const selfStarting = '[data-demo]:not([data-waits]) [data-assets]';

const none: DemoAssets = { js: [], css: [] };

/** What is loaded for a stage: of the preferred styling, if the demo has it. */
function assetsOf(
  stage: HTMLElement,
  preferred: Styling,
): { styling: Styling; assets: DemoAssets } {
  const byStyling = JSON.parse(stage.dataset.assets ?? '{}') as Partial<
    Record<Styling, DemoAssets>
  >;
  const styling = byStyling[preferred] ? preferred : 'system';
  return { styling, assets: byStyling[styling] ?? none };
}

function isNear({ stage }: { stage: HTMLElement }): boolean {
  return !waitsForPress(stage) && stage.getBoundingClientRect().top < 2 * window.innerHeight;
}
