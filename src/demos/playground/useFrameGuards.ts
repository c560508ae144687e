import { useEffect, useEffectEvent, type RefObject } from 'react';
import { createFloodGuard } from './floodGuard.ts';
import { createFocusGuard } from './focusGuard.ts';

/** What code was ended for. */
export type Misuse = 'messages' | 'history' | 'focus';

/** More entries than this in the history of the tab, and Back no longer leaves the page. */
const mostEntries = 10;
const historyMs = 250;
/** Code that asks for the focus once, as a field may, is refused and goes on. */
const mostFocusPerSecond = 3;
/** A press in the frame is told by a message, which can come after the focus. */
const pressMs = 100;

interface FrameGuardOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Changes with each frame. */
  life: number;
  isReady: boolean;
  /** Tells of presses in the frame. The code in it cannot reach the other end. */
  presses: MessagePort | undefined;
  /** Ends the frame. */
  onMisuse: (misuse: Misuse) => void;
}

/** Keeps the reader's focus and history from the code in the frame. */
export function useFrameGuards({ frame, life, isReady, presses, onMisuse }: FrameGuardOptions) {
  const end = useEffectEvent(onMisuse);

  useEffect(() => {
    if (!isReady) return undefined;
    const before = history.length;
    const timer = setInterval(() => {
      if (history.length - before <= mostEntries) return;
      clearInterval(timer);
      end('history');
      // Entries of a frame that is gone lead nowhere: passed over, Back works as before. The last of them may still
      // be on their way.
      setTimeout(() => history.go(before - history.length), historyMs);
    }, historyMs);
    return () => clearInterval(timer);
  }, [isReady, life]);

  useEffect(() => {
    const guard = createFocusGuard({
      now: () => performance.now(),
      isActive: () => navigator.userActivation?.isActive ?? true,
    });
    const isTooMuch = createFloodGuard(() => performance.now(), mostFocusPerSecond);
    let last: Element | null = document.activeElement;
    const onFocusIn = () => {
      if (document.activeElement === frame.current) return;
      last = document.activeElement;
      guard.onReturn();
    };
    const onKeyDown = (event: KeyboardEvent) => guard.onKey(event.key);
    const giveBack = () => {
      if (document.activeElement !== frame.current || guard.isReader()) return;
      if (isTooMuch()) end('focus');
      if (last instanceof HTMLElement) last.focus({ preventScroll: true });
    };
    const onBlur = () => {
      if (document.activeElement === frame.current) setTimeout(giveBack, pressMs);
    };
    presses?.addEventListener('message', guard.onPress);
    presses?.start();
    document.addEventListener('focusin', onFocusIn);
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('blur', onBlur);
    return () => {
      presses?.removeEventListener('message', guard.onPress);
      document.removeEventListener('focusin', onFocusIn);
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('blur', onBlur);
    };
  }, [frame, life, presses]);
}
