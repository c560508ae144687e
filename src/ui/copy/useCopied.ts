import { useEffect, useRef, useState } from 'react';
import { copiedMs } from './copiedMs.ts';

/** Copies, and says so for two seconds. A blocked clipboard or a missing text isn't an error. */
export function useCopied() {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: () => string | Promise<string>): Promise<void> {
    try {
      await navigator.clipboard.writeText(await text());
    } catch {
      return;
    }
    clearTimeout(timer.current);
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), copiedMs.toolbar);
  }

  /** Another button says it now. */
  function clear(): void {
    clearTimeout(timer.current);
    setCopied(false);
  }

  return { copied, copy, clear };
}
