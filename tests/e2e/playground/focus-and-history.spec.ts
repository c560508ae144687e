import { expect, test } from '../../support/test.ts';
import { openPlayground, setCode } from './openPlayground.ts';

/** A component with a field, and an effect that does something with it. */
const withField = (effect: string) =>
  [
    "import { useEffect, useRef } from 'react';",
    'export default function Probe() {',
    '  const field = useRef<HTMLInputElement>(null);',
    '  useEffect(() => {',
    '    let count = 0;',
    `    ${effect}`,
    '  }, []);',
    '  return <><input ref={field} /><a href="#part">Part</a></>;',
    '}',
    '',
  ].join('\n');

test('code in the frame takes neither the focus nor the history of the page', async ({ page }) => {
  await page.goto('/x/introduction/');
  const { content, result } = await openPlayground(page);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();

  // Code that asks once is refused, and goes on.
  await setCode(
    page,
    withField(
      "history.pushState(null, '', '#a'); setTimeout(() => { field.current!.focus(); field.current!.placeholder = 'asked'; }, 300);",
    ),
  );
  await expect(result.getByPlaceholder('asked')).toBeVisible();
  await expect(content).toBeFocused();
  // The reader may go there, and follow a link in it.
  await result.getByPlaceholder('asked').click();
  await page.keyboard.type('inside');
  await expect(result.getByPlaceholder('asked')).toHaveValue('inside');
  await result.getByText('Part').click();
  expect(await entries()).toBe(before);

  await setCode(
    page,
    withField('setInterval(() => { field.current!.blur(); field.current!.focus(); }, 20);'),
  );
  await expect(page.getByText('The code kept taking the focus')).toBeVisible();
  await expect(content).toBeFocused();

  await setCode(page, withField('setInterval(() => { location.hash = `x${(count += 1)}`; }, 20);'));
  await expect(page.getByText('The code filled the browser’s history')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  // What the frame has added until it was gone is passed over a moment later.
  await page.waitForTimeout(1000);
  await page.goBack();
  await expect(page).toHaveURL(/\/x\/introduction\/$/);
});
