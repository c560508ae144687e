import { useEffect, useRef } from 'react';

/** Enter opens the chosen result. Pressed before the words are answered, it waits for the answer. */
export function useEnter(isAnswered: boolean, open: (inNewTab: boolean) => void) {
  const waiting = useRef<{ inNewTab: boolean }>(null);
  useEffect(() => {
    const pressed = waiting.current;
    if (!isAnswered || !pressed) return;
    waiting.current = null;
    open(pressed.inNewTab);
  });
  return {
    press(inNewTab: boolean) {
      if (isAnswered) open(inNewTab);
      else waiting.current = { inNewTab };
    },
    forget() {
      waiting.current = null;
    },
  };
}
