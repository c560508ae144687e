import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { usePreference, usePreferenceStore } from '../../preferences/index.ts';
import type { CodeVariant, Styling } from '../source/index.ts';
import type { DemoView } from './demoLink.ts';
import { keepInPlace } from './keepInPlace.ts';

/** What the reader's preferences make of a demo; choosing changes them for the whole page. */
export function useDemoView(stylings: readonly Styling[], toolbar: RefObject<HTMLElement | null>) {
  const store = usePreferenceStore();
  const variant = usePreference('codeVariant');
  const preferred = usePreference('codeStyling');
  const view: DemoView = { variant, styling: stylings.includes(preferred) ? preferred : 'system' };

  function choose(change: () => void) {
    if (toolbar.current) keepInPlace(toolbar.current, () => flushSync(change));
    else change();
  }

  return {
    view,
    chooseVariant: (value: CodeVariant) => choose(() => store.set('codeVariant', value)),
    chooseStyling: (value: Styling) => choose(() => store.set('codeStyling', value)),
  };
}
