import { expect, test } from 'vitest';
import { createFloodGuard } from './floodGuard.ts';

test('so many messages a second are heard, and the next one is too many', () => {
  let time = 0;
  const isFlood = createFloodGuard(() => time, 3);
  expect([isFlood(), isFlood(), isFlood(), isFlood()]).toEqual([false, false, false, true]);
  time = 1000;
  expect(isFlood()).toBe(false);
});

test('messages at the pace of the screen are none', () => {
  let time = 0;
  const isFlood = createFloodGuard(() => time);
  const found = Array.from({ length: 600 }, () => {
    time += 1000 / 120;
    return isFlood();
  });
  expect(found).not.toContain(true);
});
