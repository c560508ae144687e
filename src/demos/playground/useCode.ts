import { useEffect, useState } from 'react';
import { compileModules } from '../editor/compileModules.ts';
import type { Problem } from '../editor/problem.ts';
import { encodeShare, type Share } from './share.ts';
import type { Work } from './useResultFrame.ts';

const pauseMs = 180;
const defaultPath = 'Demo.tsx';

interface Compiled {
  work?: Work;
  problem?: Problem;
  /** Empty: too long for a link. */
  hash: string;
}

function compile(share: Share): Compiled {
  const { code, path = defaultPath, files = [] } = share;
  const { modules, problem } = compileModules([{ path, text: code }, ...files]);
  const hash = encodeShare(share);
  if (!modules) return { problem, hash };
  const styles = files.filter((file) => file.path.endsWith('.css')).map(({ text }) => text);
  return { work: { modules, styles }, hash };
}

/** The edited code, compiled at each pause; the last that compiled goes on running. */
export function useCode(share: Share) {
  const [compiled, setCompiled] = useState(() => compile(share));
  useEffect(() => {
    const timer = setTimeout(
      () => setCompiled(({ work }) => ({ ...(work && { work }), ...compile(share) })),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [share]);
  return compiled;
}
