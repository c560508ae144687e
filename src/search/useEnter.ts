import { useEffect, useRef } from 'react';

interface EnterOptions {
  /** A result that answers the words is shown, so the reader means that one. */
  isShown: () => boolean;
  /** No better answer to the words will come. */
  isSettled: () => boolean;
  open: (inNewTab: boolean) => void;
}

/**
 * Enter opens the chosen result. Pressed before there is one, it waits for it.
 * What it asks is of the same drawing as what it opens: an effect may run when an answer has come and
 * is not drawn yet.
 */
export function useEnter({ isShown, isSettled, open }: EnterOptions) {
  const waiting = useRef<{ inNewTab: boolean }>(null);
  useEffect(() => {
    const pressed = waiting.current;
    if (!pressed || !isSettled()) return;
    waiting.current = null;
    if (isShown()) open(pressed.inNewTab);
  });
  return {
    press(inNewTab: boolean) {
      if (isShown()) open(inNewTab);
      else waiting.current = { inNewTab };
    },
    forget() {
      waiting.current = null;
    },
  };
}
