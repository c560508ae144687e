export interface Gate {
  /** Waits for a free place; undefined: too many wait already. Call the result when done. */
  enter: () => Promise<(() => void) | undefined>;
}

/** Lets `active` through at once and makes up to `waiting` others wait their turn. */
export function createGate({ active, waiting }: { active: number; waiting: number }): Gate {
  const queue: (() => void)[] = [];
  let inside = 0;

  function leave(): void {
    const next = queue.shift();
    // The place goes directly to the next request in the queue, so no new request can take it.
    if (next) next();
    else inside -= 1;
  }

  return {
    enter: async () => {
      if (inside < active) inside += 1;
      else if (queue.length >= waiting) return undefined;
      else await new Promise<void>((resolve) => queue.push(resolve));
      let isOut = false;
      return () => {
        if (!isOut) leave();
        isOut = true;
      };
    },
  };
}
