import { useEffect } from 'react';
import { useDocsConfig } from '../config/index.ts';
import { fill, localizePath } from '../language/index.ts';
import { toAddress } from '../links/index.ts';
import { storageSlot } from '../storage/index.ts';
import { knownLine, marksPath, marksSince } from './marks.ts';
import { markSidebar } from './markSidebar.ts';
import styles from './NewMarks.module.css';

/** Marks what is new since the reader's last visit in the sidebar. `newest`: the release line of the site. */
export function NewMarks({ newest }: { newest: string }) {
  const { strings, language } = useDocsConfig();
  const { mark } = strings.whatsNew;

  useEffect(() => {
    const known = knownLine({
      local: storageSlot('docs-known-line', () => localStorage),
      session: storageSlot('docs-known-line', () => sessionStorage),
      newest,
    });
    const tree = document.querySelector<HTMLElement>('[data-sidebar-tree]');
    if (known === newest || !tree) return undefined;
    let stop = () => {};
    const stopping = new AbortController();
    const load = async () => {
      const response = await fetch(toAddress(marksPath), { signal: stopping.signal });
      const places = marksSince(response.ok ? await response.json() : [], known);
      if (stopping.signal.aborted) return;
      stop = markSidebar(tree, {
        ...places,
        localize: (path) => toAddress(localizePath(path, language)),
        textOf: (line) => fill(mark, { version: line }),
        className: styles.mark ?? '',
      });
    };
    // Without a connection the sidebar has no marks.
    load().catch(() => {});
    return () => {
      stopping.abort();
      stop();
    };
  }, [newest, language, mark]);

  return null;
}
