import { expect, test } from 'vitest';
import { runJobs, type Job } from './schedule.mjs';

/** When each job starts and ends, where each takes as many turns as it says. */
async function trace(jobs: (Job & { turns?: number })[], slots: number): Promise<string[]> {
  const events: string[] = [];
  await runJobs(jobs, slots, async ({ name, turns = 1 }) => {
    events.push(`+${name}`);
    for (let turn = 0; turn < turns * 20; turn += 1) await Promise.resolve();
    events.push(`-${name}`);
    return name;
  });
  return events;
}

test('jobs start in order, as many as there are slots', async () => {
  const jobs = [{ name: 'a', turns: 5 }, { name: 'b' }, { name: 'c' }];
  expect(await trace(jobs, 1)).toEqual(['+a', '-a', '+b', '-b', '+c', '-c']);
  expect(await trace(jobs, 2)).toEqual(['+a', '+b', '-b', '+c', '-c', '-a']);
});

test('a job waits for those that it needs, and lets others go first', async () => {
  const jobs = [{ name: 'build', turns: 5 }, { name: 'site', needs: ['build'] }, { name: 'unit' }];
  expect(await trace(jobs, 2)).toEqual(['+build', '+unit', '-unit', '-build', '+site', '-site']);
});

test('what it needs and nobody asked for is not waited for', async () => {
  expect(await trace([{ name: 'site', needs: ['build'] }], 2)).toEqual(['+site', '-site']);
});

test('one that wants to be alone comes when the others have ended', async () => {
  const jobs = [{ name: 'browser', alone: true }, { name: 'a', turns: 3 }, { name: 'b' }];
  expect(await trace(jobs, 2)).toEqual(['+a', '+b', '-b', '-a', '+browser', '-browser']);
});

test('results come by name, and later jobs see the earlier ones', async () => {
  const results = await runJobs(
    [{ name: 'a' }, { name: 'b', needs: ['a'] }],
    2,
    async (job, seen) => [job.name, ...Object.keys(seen)].join(),
  );
  expect(results).toEqual({ a: 'a', b: 'b,a' });
});

test('a circle is named', async () => {
  const jobs = [
    { name: 'a', needs: ['b'] },
    { name: 'b', needs: ['a'] },
  ];
  await expect(trace(jobs, 2)).rejects.toThrow('a, b: these wait for each other.');
});
