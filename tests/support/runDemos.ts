import type { Page } from '@playwright/test';

interface RunOptions {
  /** These alone; undefined: all demos of the page. */
  names?: readonly string[];
  /** Does not wait for one before the next comes into view: faster, but nobody sees them appear. */
  together?: boolean;
}

const mostMs = 60_000;

/** Brings one demo after the other into view, where it starts; answers with those that do not run. */
export function runDemos(page: Page, { names, together = false }: RunOptions = {}) {
  return page.evaluate(
    async ({ wanted, alike, most }) => {
      const stages = [...document.querySelectorAll<HTMLElement>('[data-demo]')].flatMap((frame) => {
        const stage = frame.querySelector<HTMLElement>('[data-stage]');
        const name = frame.dataset.demo ?? '';
        return stage && (!wanted || wanted.includes(name)) ? [{ name, stage }] : [];
      });
      let late = 0;
      for (const { stage } of stages) {
        stage.scrollIntoView({ block: 'center', behavior: 'instant' });
        // The observers look at each frame that is painted.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        late = performance.now() + most;
        while (!alike && stage.dataset.loading !== undefined && performance.now() < late)
          await new Promise((resolve) => setTimeout(resolve, 20));
      }
      while (
        stages.some(({ stage }) => stage.dataset.loading !== undefined) &&
        performance.now() < late
      )
        await new Promise((resolve) => setTimeout(resolve, 20));
      window.scrollTo({ top: 0, behavior: 'instant' });
      return stages
        .filter(({ stage }) => stage.dataset.ready === undefined)
        .map(({ name }) => name);
    },
    { wanted: names, alike: together, most: mostMs },
  );
}
