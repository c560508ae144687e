import { useEffect, useEffectEvent, type RefObject } from 'react';
import { createFloodGuard } from './floodGuard.ts';
import { createFocusGuard } from './focusGuard.ts';

/** What code was ended for. */
export type Misuse = 'messages' | 'history' | 'focus';

/** More entries than this in the history of the tab, and Back no longer leaves the page. */
const mostEntries = 10;
const historyMs = 250;
/** Code that asks for the focus once, as a field may, is refused and goes on. */
const mostFocusPerSecond = 10;

interface FrameGuardOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Changes with each frame. */
  life: number;
  isReady: boolean;
  /** Ends the frame. */
  onMisuse: (misuse: Misuse) => void;
}

/** Keeps the reader's focus and history from the code in the frame. */
export function useFrameGuards({ frame, life, isReady, onMisuse }: FrameGuardOptions) {
  const end = useEffectEvent(onMisuse);

  useEffect(() => {
    if (!isReady) return undefined;
    const before = history.length;
    const timer = setInterval(() => {
      const added = history.length - before;
      if (added <= mostEntries) return;
      clearInterval(timer);
      end('history');
      // Entries of a frame that is gone lead nowhere: passed over, Back works as before.
      history.go(-added);
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
      if (document.activeElement !== frame.current) last = document.activeElement;
    };
    const onKeyDown = (event: KeyboardEvent) => guard.onKey(event.key);
    const onBlur = () => {
      const { current } = frame;
      if (!current || document.activeElement !== current) return;
      if (guard.isReader(current.matches(':hover'))) return;
      if (isTooMuch()) end('focus');
      // The browser is still moving it: taken back at once, it would show here and type there.
      setTimeout(() => last instanceof HTMLElement && last.focus({ preventScroll: true }));
    };
    document.addEventListener('focusin', onFocusIn);
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('blur', onBlur);
    };
  }, [frame, life]);
}
