/** The frame's own messages are a few a second; errors of an animation may be sixty. */
const mostPerSecond = 200;

/** Whether a message exceeds the limit. Messages without end would keep the page from anything else. */
export function createFloodGuard(now: () => number, most = mostPerSecond): () => boolean {
  let start = -Infinity;
  let count = 0;
  return () => {
    const time = now();
    if (time - start >= 1000) {
      start = time;
      count = 0;
    }
    count += 1;
    return count > most;
  };
}
