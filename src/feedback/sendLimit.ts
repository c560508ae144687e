import type { StoredValue } from '../storage/index.ts';
import { feedbackLimits } from './entry.ts';

/** How often a reader may send, kept so that a reload does not forget it. */
export function createSendLimit(slot: StoredValue, now: () => number) {
  function recent(): number[] {
    const since = now() - feedbackLimits.spanMs;
    return (slot.read() ?? '')
      .split(' ')
      .map(Number)
      .filter((time) => time > since && time <= now());
  }
  return {
    /** Counts the send if it may be made. */
    take(): boolean {
      const times = recent();
      if (times.length >= feedbackLimits.sends) return false;
      slot.write([...times, now()].join(' '));
      return true;
    },
  };
}

export type SendLimit = ReturnType<typeof createSendLimit>;
