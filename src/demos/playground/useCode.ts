import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCompiler } from '../editor/index.ui.ts';
import type { Problem } from '../editor/index.ts';
import { encodeShare, type Share } from './share.ts';
import type { Work } from './useResultFrame.ts';

const pauseMs = 180;
const defaultPath = 'Demo.tsx';

interface Code {
  work?: Work;
  problem?: Problem;
  /** Empty: too long for a link. */
  hash: string;
}

/** The edited code, compiled at each pause; the last that compiled goes on running. `isHeld`: not even compiled. */
export function useCode(share: Share, isHeld: boolean) {
  const compiler = useCompiler();
  const [code, setCode] = useState<Code>(() => ({ hash: encodeShare(share) }));
  const [attempt, setAttempt] = useState(0);
  /** What the work was made of. */
  const done = useRef<Share>(undefined);
  const isFirst = useRef(true);

  const compile = useEffectEvent(async (isWanted: () => boolean) => {
    const { code: text, path = defaultPath, files = [] } = share;
    const hash = encodeShare(share);
    setCode((before) => ({ ...before, hash }));
    if (isHeld) return;
    const compiled = await compiler.compile([{ path, text }, ...files]);
    if (!compiled || !isWanted()) return;
    const { modules, problem } = compiled;
    if (!modules) return setCode(({ work }) => ({ ...(work && { work }), problem, hash }));
    done.current = share;
    const styles = files.filter((file) => file.path.endsWith('.css')).map((file) => file.text);
    setCode({ work: { modules, styles }, hash });
  });

  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => void compile(() => isWanted), isFirst.current ? 0 : pauseMs);
    isFirst.current = false;
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [share, isHeld, attempt]);

  return {
    ...code,
    stop: compiler.stop,
    /** Compiles again what was stopped or took too long. */
    retry: () => {
      if (done.current !== share) setAttempt((count) => count + 1);
    },
  };
}
