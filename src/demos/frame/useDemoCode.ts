import { useCallback, useRef, useState } from 'react';
import { toAddress } from '../../links/index.ts';
import { demoCodePath, type DemoCode } from '../source/index.ts';

/** Everything that a demo can show, fetched once, at the first wish for more than the page holds. */
export function useDemoCode(id: string) {
  const [code, setCode] = useState<DemoCode>();
  const [failed, setFailed] = useState(false);
  const pending = useRef<Promise<DemoCode>>(undefined);

  const load = useCallback((): Promise<DemoCode> => {
    pending.current ??= fetchCode(id).then(
      (loaded) => {
        setCode(loaded);
        setFailed(false);
        return loaded;
      },
      (error: unknown) => {
        // Forgotten, so that the next wish asks again.
        pending.current = undefined;
        setFailed(true);
        throw error;
      },
    );
    return pending.current;
  }, [id]);

  /** For a guess: what fails is tried again when it is needed. */
  const prefetch = useCallback(() => {
    load().catch(() => {});
  }, [load]);

  return { code, failed, load, prefetch };
}

async function fetchCode(id: string): Promise<DemoCode> {
  const response = await fetch(toAddress(demoCodePath(id)));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as DemoCode;
}
