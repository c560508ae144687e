import { useEffect, useState } from 'react';
import type { CodeVariant, DemoCode } from '../source/index.ts';
import { demoIdOf, fetchJson, loadDemoCode, versionOf, type DemoVersion } from './demoTemplates.ts';
import type { Share } from './share.ts';

interface Shown extends DemoVersion {
  code: DemoCode;
}

/** The demo that the shown code is a version of, once it is loaded; undefined: it is none. */
export function useDemoVersion(share: Share, wanted: CodeVariant): Shown | undefined {
  const id = demoIdOf(share);
  const [loaded, setLoaded] = useState<{ id: string; code: DemoCode }>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let isLeft = false;
    loadDemoCode(id, fetchJson).then(
      (code) => {
        if (!isLeft) setLoaded({ id, code });
      },
      // Code of another site, or of a demo that is gone: there is nothing to choose.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [id]);
  if (!loaded || loaded.id !== id) return undefined;
  return { code: loaded.code, ...versionOf(share, loaded.code, wanted) };
}
