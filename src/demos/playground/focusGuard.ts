/** A browser counts a press as the reader’s doing for five seconds. */
const activationMs = 5500;
/** The focus follows a press in the frame at once. */
const pressMs = 1000;

interface FocusGuardOptions {
  now: () => number;
  /** Whether the reader has pressed something a moment ago, here or in the frame. */
  isActive: () => boolean;
}

/** Tells whether a reader moved the focus into the frame, or the code in it took the focus. */
export function createFocusGuard({ now, isActive }: FocusGuardOptions) {
  let typed = -Infinity;
  let pressed = -Infinity;
  let isTab = false;
  return {
    /** A key that was pressed in the page. */
    onKey(key: string) {
      typed = now();
      isTab = key === 'Tab';
    },
    /** A pointer that was pressed in the frame. */
    onPress() {
      pressed = now();
    },
    /** The focus is in the page: what brought it to the frame before is over. */
    onReturn() {
      pressed = -Infinity;
      isTab = false;
    },
    isReader(): boolean {
      if (now() - pressed < pressMs) return true;
      // The browser may count the key that was typed into the editor, so that says nothing.
      if (now() - typed < activationMs) return isTab;
      return isActive();
    },
  };
}
