import { useEffect, type RefObject } from 'react';
import { parseDemoHash, usePreferenceStore } from '../../preferences/index.ts';

/** Follows `#MultiSort` or `#css-MultiSort.js` to this demo: on load, on a change of the hash, after a navigation. */
export function useDeepLink(
  name: string,
  frame: RefObject<HTMLElement | null>,
  show: (loadFirst: boolean) => Promise<void>,
) {
  const store = usePreferenceStore();
  useEffect(() => {
    const follow = () => {
      const { hash } = window.location;
      if (hash !== `#${name}` && parseDemoHash(hash)?.demo !== name) return;
      store.applyHash(hash);
      // The browser, or the router, has gone to an anchor that there is.
      if (!document.getElementById(hash.slice(1))) frame.current?.scrollIntoView();
      const { codeVariant, codeStyling } = store.getSnapshot();
      void show(codeVariant !== 'TS' || codeStyling !== 'system');
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [name, frame, store, show]);
}
