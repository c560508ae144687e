/** What a build says: one line a phase, and a summary. */
export interface Report {
  /** Begins a phase; what is returned ends it with its line, and gives its seconds. */
  start: () => (text: string) => void;
  say: (text: string) => void;
  /** Phases and their milliseconds, the slowest first. */
  phases: () => { text: string; ms: number }[];
}

export function createReport(
  write: (line: string) => void,
  clock = () => performance.now(),
): Report {
  const phases: { text: string; ms: number }[] = [];
  return {
    start() {
      const begun = clock();
      return (text) => {
        const ms = clock() - begun;
        phases.push({ text, ms });
        write(`${text}  ${seconds(ms)}`);
      };
    },
    say: write,
    phases: () => [...phases].sort((one, other) => other.ms - one.ms),
  };
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
export const count = (number: number): string => number.toLocaleString('en-US');
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** `185: 183 cached, 2 compiled`; the number that was made is shown even if it is 0. */
export function cachedOf({ cached, made }: { cached: number; made: number }, verb: string): string {
  const total = count(cached + made);
  if (total === '0') return total;
  if (made === 0) return `${total}: all cached`;
  return cached === 0
    ? `${total}: all ${verb}`
    : `${total}: ${count(cached)} cached, ${count(made)} ${verb}`;
}
