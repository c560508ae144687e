import { useState } from 'react';
import { isOutdated, keepDemoDraft, readDemoDraft } from './demoDrafts.ts';
import { browserDrafts } from './draftStore.ts';
import { textHash } from './textHash.ts';

interface DemoDraftOptions {
  key: string;
  original: string;
  /** The reader's version that the page already has: no other tab replaces it. */
  current: string | undefined;
}

/** Brings back what this browser keeps of a file, and keeps what the reader makes of it. */
export function useDemoDraft({ key, original, current }: DemoDraftOptions) {
  const [found] = useState(() => readDemoDraft(browserDrafts, key));
  const [base, setBase] = useState(() => found?.base ?? textHash(original));
  const [isKept, setKept] = useState(true);
  const restored = current === undefined ? found?.text : undefined;
  const text = current ?? restored ?? original;

  function keep(version: string, from: string) {
    setKept(keepDemoDraft(browserDrafts, key, { text: version, base: from }, original));
  }

  return {
    text,
    restored,
    isEdited: text !== original,
    isKept,
    isOutdated: text !== original && isOutdated({ base }, original),
    keep: (version: string) => keep(version, base),
    /** The reader has seen that there is a new original, and stays with this version. */
    keepMine: () => {
      const newest = textHash(original);
      setBase(newest);
      keep(text, newest);
    },
  };
}
