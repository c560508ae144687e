import { useEffect, useRef, useState } from 'react';
import { formatCode, type FormatFailure } from './formatCode.ts';

export interface Format {
  /** Why the last attempt changed nothing; gone with the next edit. */
  failure: FormatFailure | undefined;
  run: () => Promise<void>;
}

/** Formats the code that is open. What is typed meanwhile wins. */
export function useFormat(code: string, onText: (text: string) => void): Format {
  const [failed, setFailed] = useState<{ code: string; failure: FormatFailure }>();
  const current = useRef({ code, onText });
  useEffect(() => {
    current.current = { code, onText };
  });

  async function run() {
    setFailed(undefined);
    const formatted = await formatCode(code);
    if (current.current.code !== code) return;
    if ('failure' in formatted) setFailed({ code, failure: formatted.failure });
    else if (formatted.text !== code) current.current.onText(formatted.text);
  }
  return { failure: failed?.code === code ? failed.failure : undefined, run };
}
