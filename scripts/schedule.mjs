/**
 * Runs jobs in their order, at most `slots` at a time, each after those that it needs; resolves to their results
 * by name. A job that says `alone` starts when all the others have ended. A failed job stops none.
 */
export async function runJobs(jobs, slots, execute) {
  const results = {};
  const pending = new Map(jobs.map((job) => [job.name, job]));
  const running = new Map();
  const isReady = ({ name, needs = [], alone = false }) =>
    needs.every((it) => !pending.has(it) && !running.has(it)) &&
    (!alone || (running.size === 0 && [...pending.values()].every((it) => it.alone))) &&
    pending.has(name);
  const start = async (job) => {
    results[job.name] = await execute(job, results);
    running.delete(job.name);
  };
  while (pending.size > 0 || running.size > 0) {
    for (const job of [...pending.values()]) {
      const hasAlone = [...running.values()].some((it) => it.job.alone);
      if (running.size >= slots || hasAlone || !isReady(job)) continue;
      pending.delete(job.name);
      running.set(job.name, { job, done: start(job) });
    }
    if (running.size === 0) {
      throw new Error(`${[...pending.keys()].join(', ')}: these wait for each other.`);
    }
    await Promise.race([...running.values()].map((it) => it.done));
  }
  return results;
}
