/** Navigations faster than this show no progress at all: a flash would feel slower than nothing. */
const progressDelay = 150;

interface ProgressBarOptions {
  document: Document;
  setTimeout: (run: () => void, ms: number) => number;
  clearTimeout: (id: number) => void;
}

export function createProgressBar({ document, setTimeout, clearTimeout }: ProgressBarOptions) {
  let timer: number | undefined;
  const set = (visible: boolean) => {
    document.documentElement.toggleAttribute('data-navigating', visible);
  };
  const stop = () => {
    if (timer !== undefined) clearTimeout(timer);
    timer = undefined;
    set(false);
  };
  const start = () => {
    stop();
    timer = setTimeout(() => set(true), progressDelay);
  };
  return { start, stop };
}
