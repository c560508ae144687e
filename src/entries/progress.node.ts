/** Prints `label: done of total, seconds`, rewriting one line on a terminal and every tenth elsewhere. */
export function writeProgress(label: string, total: number, out = process.stdout) {
  const start = performance.now();
  let done = 0;
  let lastShown = 0;
  const text = () =>
    `${label}: ${done} of ${total}, ${((performance.now() - start) / 1000).toFixed(1)} s`;
  return {
    step() {
      done += 1;
      if (out.isTTY) out.write(`\r${text()}`);
      else if (done - lastShown >= total / 10 && done < total) {
        lastShown = done;
        out.write(`${text()}\n`);
      }
    },
    done() {
      out.write(out.isTTY ? `\r${text()}\n` : `${text()}\n`);
    },
  };
}
