import { expect, test } from '../../support/test.ts';
import { openPlayground, setCode, showing } from './openPlayground.ts';

// The browser itself reports what it refuses.
test.use({
  allowedErrors:
    /sandbox|Blocked a frame|Content Security Policy|SecurityError|refused|Refused|cross-origin|violates/,
});

const attempts = [
  ['has no origin', 'self.origin', 'null'],
  ['reads no cookie', 'document.cookie', 'SecurityError'],
  ['writes no cookie', "document.cookie = 'a=b'", 'SecurityError'],
  ['reads no local storage', "localStorage.getItem('mui-mode')", 'SecurityError'],
  ['reads no session storage', 'sessionStorage.length', 'SecurityError'],
  ['opens no database', "indexedDB.open('x')", 'SecurityError'],
  ['reads nothing of the parent’s document', 'parent.document.title', 'SecurityError'],
  ['reads no global of the parent', 'parent.localStorage', 'SecurityError'],
  ['finds no frame element', 'frameElement', 'null'],
  ['reads no address of the parent', 'parent.location.href', 'SecurityError'],
  ['does not lead the page away', "(top!.location.href = '/x/introduction/')", 'SecurityError'],
  ['opens no window', "window.open('/x/introduction/')", 'null'],
  ['evaluates no strings', "eval('1 + 1')", 'EvalError'],
  ['has no service worker', '(navigator.serviceWorker?.controller, "none")', 'SecurityError'],
] as const;

// One page for all attempts, for whole packages are loaded with it; none may change what the next one finds.
test('code in the frame reaches nothing of the page', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'codeVariant', value: 'JS', url: baseURL ?? '' }]);
  const { result } = await openPlayground(page);
  await page.evaluate(() => localStorage.setItem('mui-mode', 'dark'));
  for (const [index, [name, expression, outcome]] of attempts.entries()) {
    await test.step(`code in the frame ${name}`, async () => {
      await setCode(page, showing(expression, String(index)));
      // Its number says that it is this attempt's outcome and not the one before.
      const output = result.locator(`output[data-attempt="${index}"]`);
      await expect.soft(output, name).toHaveText(outcome);
      expect.soft(new URL(page.url()).pathname, name).toBe('/playground/');
    });
  }
});

test('code in the frame fetches nothing, from the site or from elsewhere', async ({ page }) => {
  const { result } = await openPlayground(page);
  await setCode(
    page,
    [
      "import { useEffect, useState } from 'react';",
      'export default function Probe() {',
      '  const [outcomes, setOutcomes] = useState("");',
      '  useEffect(() => {',
      "    const urls = [location.origin + '/x/introduction/', 'https://example.com/'];",
      '    const ask = (url: string) => fetch(url).then(() => "got", () => "refused");',
      '    Promise.all(urls.map(ask)).then((all) => setOutcomes(all.join(" ")));',
      '  }, []);',
      '  return <output>{outcomes}</output>;',
      '}',
    ].join('\n'),
  );
  await expect(result.locator('output')).toHaveText('refused refused');
});

test('forged messages of the frame are text at most', async ({ page }) => {
  const { problem } = await openPlayground(page);
  await setCode(
    page,
    [
      'for (const data of [null, "x", { type: "ready" }, { type: "failed", turn: 1e9, problem: {} }])',
      "  parent.postMessage(data, '*');",
      'const message = \'<img src=x onerror="document.title=1">\';',
      'setTimeout(() => {',
      '  for (let turn = 0; turn < 9; turn += 1)',
      "    parent.postMessage({ type: 'failed', turn, problem: { kind: 'runtime', message } }, '*');",
      '}, 500);',
      'export default () => null;',
    ].join('\n'),
  );
  await expect(problem).toContainText('<img src=x');
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(page).toHaveTitle(/Playground/);
});

test('a message from another window than the frame is passed over', async ({ page }) => {
  const { problem } = await openPlayground(page);
  await page.evaluate(() => {
    for (let turn = 0; turn < 9; turn += 1)
      window.postMessage({
        type: 'failed',
        turn,
        problem: { kind: 'runtime', message: 'forged' },
      });
  });
  await setCode(page, 'const = 1;');
  await expect(problem).toHaveAttribute('data-problem', 'syntax');
  await expect(page.getByText('forged')).toHaveCount(0);
});

test('the frame is sandboxed also when its address is opened by itself', async ({ page }) => {
  await page.goto('/playground/frame/');
  expect(await page.evaluate(() => self.origin)).toBe('null');
});
