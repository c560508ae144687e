import { expect, test } from '../../support/test.ts';
import { openPlayground, setCode, showing } from './openPlayground.ts';

test('code that the compiler takes hours for leaves the page alive and is given up', async ({
  page,
}) => {
  const { result, problem } = await openPlayground(page);
  await setCode(page, 'async<T>('.repeat(28));
  await expect(problem).toContainText('Compiling took longer than 2 s and was stopped.');
  await setCode(page, showing("'alive'"));
  await expect(result.locator('output')).toHaveText('alive');
  await expect(problem).toHaveCount(0);
});
