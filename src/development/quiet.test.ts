import { expect, test } from 'vitest';
import { createQuiet } from './quiet.ts';

function fakeClock() {
  let time = 0;
  const waits: number[] = [];
  return {
    waits,
    pass: (ms: number) => (time += ms),
    now: () => time,
    setTimeout: (run: () => void, ms: number) => {
      waits.push(ms);
      time += ms;
      run();
    },
  };
}

test('waits until nothing has happened for the whole rest', async () => {
  const clock = fakeClock();
  const quiet = createQuiet({ restMs: 100, ...clock });
  clock.pass(40);
  await quiet.wait();
  expect(clock.waits).toEqual([0, 60]);
  await quiet.wait();
  expect(clock.waits, 'it is still quiet').toEqual([0, 60, 0]);
});

test('waits for what is under way to end', async () => {
  const clock = fakeClock();
  const quiet = createQuiet({
    restMs: 100,
    now: clock.now,
    setTimeout: (run, ms) => {
      clock.setTimeout(run, ms);
      if (clock.waits.length === 3) end();
    },
  });
  const end = quiet.begin();
  await quiet.wait();
  expect(clock.waits).toEqual([0, 100, 100, 100]);
});

test('a disturbance while it waits makes it wait again', async () => {
  const clock = fakeClock();
  let isDisturbed = false;
  const quiet = createQuiet({
    restMs: 100,
    now: clock.now,
    setTimeout: (run, ms) => {
      clock.setTimeout(() => {}, ms);
      if (ms > 0 && !isDisturbed) {
        quiet.disturb();
        isDisturbed = true;
      }
      run();
    },
  });
  await quiet.wait();
  expect(clock.waits).toEqual([0, 100, 100]);
});

test('work that asks again and again lets others have their turn', async () => {
  const quiet = createQuiet({ restMs: 0, now: () => performance.now(), setTimeout });
  let isServed = false;
  setImmediate(() => {
    isServed = true;
  });
  for (let item = 0; item < 5; item += 1) await quiet.wait();
  expect(isServed).toBe(true);
});
