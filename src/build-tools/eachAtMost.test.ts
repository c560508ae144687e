import { expect, test } from 'vitest';
import { eachAtMost } from './eachAtMost.ts';

test('no more tasks run at once than allowed', async () => {
  let running = 0;
  let most = 0;
  await eachAtMost([1, 2, 3, 4, 5], 2, async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  expect(most).toBe(2);
});
