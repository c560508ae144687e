import { useState } from 'react';
import { browserDrafts, textHash } from '../drafts/index.ts';
import { arrivedWithOwnCode } from './consent.ts';
import {
  arrivalOf,
  demoOf,
  isEdited,
  keepOpenCode,
  listOpenCode,
  newId,
  removeOpenCode,
  startOf,
  templateOf,
  type Arrival,
  type OpenCode,
} from './openCode.ts';
import type { Share } from './share.ts';
import type { TemplateName } from './templates.ts';

/** Edited code that gave way to other code. */
export interface Left {
  code: OpenCode;
  /** It is not kept any more. */
  isRemoved: boolean;
}

const store = browserDrafts;

/** The code that is worked on. Edits are kept at each change, and never replaced by those of another tab. */
export function useOpenCode(onStart: (next: OpenCode) => void) {
  const [arrival, setArrival] = useState<Arrival>(() =>
    arrivalOf(location.hash, listOpenCode(store), arrivedWithOwnCode()),
  );
  const [left, setLeft] = useState<Left>();
  const [isKept, setKept] = useState(true);
  const { open } = arrival;

  function keep(next: OpenCode): OpenCode {
    const id = next.id ?? newId(next.origin, Date.now());
    setKept(keepOpenCode(store, { ...next, id }));
    return { ...next, id };
  }
  function change(next: OpenCode) {
    setArrival({ open: keep(next), isRestored: false, offer: arrival.offer });
  }
  function start(next: Arrival, isRemoved = false) {
    setLeft(isEdited(open) ? { code: open, isRemoved } : undefined);
    setArrival(next);
    setKept(true);
    onStart(next.open);
  }
  const show = (next: OpenCode) => start({ open: next, isRestored: false });
  const startKept = (next: OpenCode) => start({ open: next, isRestored: isEdited(next) });
  function reset() {
    if (open.id !== undefined) removeOpenCode(store, open.id);
    // A new object: what was stopped or took too long is compiled again.
    start({ open: startOf({ ...open.origin }, open.isTrusted), isRestored: false }, true);
  }

  return {
    ...arrival,
    left,
    isKept,
    edit(code: string) {
      setLeft(undefined);
      change({ ...open, code });
    },
    agree() {
      const next = { ...open, isTrusted: true };
      if (isEdited(next)) change(next);
      else setArrival({ ...arrival, open: next });
    },
    /** The reader stays with this version of an older original. */
    keepMine: () => change({ ...open, base: textHash(open.origin.share.code) }),
    reset,
    follow: (hash: string) => start(arrivalOf(hash, listOpenCode(store), false)),
    choose: (template: TemplateName) => startKept(templateOf(template, listOpenCode(store))),
    openDemo: (demo: Share) => startKept(demoOf(demo, listOpenCode(store))),
    show,
    undo(before: OpenCode) {
      show(before);
      setLeft(undefined);
      keep(before);
    },
  };
}
