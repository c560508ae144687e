import { useState } from 'react';
import { usePreference } from '../../preferences/index.ts';
import type { ShownFile } from '../source/index.ts';
import type { TakeAwayRequest } from '../export/index.ts';
import type { Destination } from './takeAway.ts';
import type { DemoView } from './demoLink.ts';

interface TakeAwayOptions {
  name: string;
  view: DemoView;
  loadFiles: () => Promise<ShownFile[]>;
  /** The reader's version of the demo's own file. */
  edited: string | undefined;
}

/** Takes the demo elsewhere as it is shown; what makes a project of it is loaded at the first use. */
export function useTakeAway({ name, view, loadFiles, edited }: TakeAwayOptions) {
  const mode = usePreference('colorMode');
  const direction = usePreference('direction');
  const [problem, setProblem] = useState('');

  const request = async (): Promise<TakeAwayRequest> => ({
    demo: name,
    ...view,
    files: await loadFiles(),
    edited,
    theme: { mode, direction },
  });

  async function takeAway(destination: Destination): Promise<void> {
    try {
      const { takeAwayTo } = await import('./takeAway.ts');
      takeAwayTo(destination, await request());
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  async function playgroundLink(): Promise<string> {
    const { playgroundLinkOf } = await import('./takeAway.ts');
    return playgroundLinkOf(await request());
  }

  return { takeAway, playgroundLink, problem, clearProblem: () => setProblem('') };
}
