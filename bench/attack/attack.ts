/** What came of an attack: whether the site held, and the figures that say so. */
export interface Outcome {
  isHeld: boolean;
  figures: string;
}

export interface Attack {
  name: string;
  run: () => Promise<Outcome>;
}

/** A failure of an attack is an attack that was not held. */
export async function outcomeOf({ run }: Attack, limitMs: number): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => {
    const outcome = {
      isHeld: false,
      figures: `did not end within ${Math.round(limitMs / 1000)} s`,
    };
    timer = setTimeout(() => resolve(outcome), limitMs);
  });
  const failed = (error: unknown): Outcome => ({
    isHeld: false,
    figures: (error instanceof Error ? error.message : String(error)).split('\n', 1).join(''),
  });
  return Promise.race([run().catch(failed), late]).finally(() => clearTimeout(timer));
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
