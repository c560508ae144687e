/**
 * Lets the messages of one connection have their turns, with the timers and the other connections
 * in between: without a pause, the time limit of a batch would not be seen before its end.
 */
export function createTurns(): (signal: AbortSignal) => Promise<void> {
  let last = Promise.resolve();
  return async (signal) => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    await last;
    signal.throwIfAborted();
  };
}
