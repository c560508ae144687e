interface QuietOptions {
  /** How long nothing must have happened. */
  restMs: number;
  now: () => number;
  setTimeout: (run: () => void, ms: number) => unknown;
}

/** For work that gives way to everything else. */
export function createQuiet({ restMs, now, setTimeout }: QuietOptions) {
  let last = now();
  let running = 0;
  const disturb = () => {
    last = now();
  };
  const rest = () => (running > 0 ? restMs : last + restMs - now());
  return {
    disturb,
    /** Something that takes its time; answers with what ends it. */
    begin: () => {
      running += 1;
      return () => {
        running -= 1;
        disturb();
      };
    },
    /**
     * Resolves when nothing has happened for a while. Never at once: what has come meanwhile is seen in another turn,
     * and work that asks again and again would keep all others from theirs.
     */
    wait: async (): Promise<void> => {
      let ms = 0;
      do {
        const wanted = ms;
        await new Promise<void>((resolve) => void setTimeout(resolve, wanted));
        ms = rest();
      } while (ms > 0);
    },
  };
}
