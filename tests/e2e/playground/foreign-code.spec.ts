import { encodeShare } from '../../../src/demos/playground/index.share.ts';
import { expect, test } from '../../support/test.ts';
import { openPlayground, setCode, showing } from './openPlayground.ts';

test.use({ allowedErrors: /Content Security Policy|violates/ });

test('code from a link waits for the reader, also after an edit and a reload; own code does not', async ({
  page,
}) => {
  const hash = encodeShare({ code: showing("'ran'") });
  const { result } = await openPlayground(page, hash);
  const run = page.getByRole('button', { name: 'Run the code' });
  await expect(run).toBeVisible();
  await page.waitForTimeout(1000);
  await expect(result.locator('output')).toHaveCount(0);
  await setCode(page, showing("'edited'"));
  await expect.poll(() => new URL(page.url()).hash).not.toBe(hash);
  await page.reload();
  await expect(run).toBeVisible();
  await run.click();
  await expect(result.locator('output')).toHaveText('edited');
  await expect(run).toHaveCount(0);
  await setCode(page, showing("'own'"));
  await expect(result.locator('output')).toHaveText('own');
  await page.reload();
  await expect(result.locator('output')).toHaveText('own');
  await expect(run).toHaveCount(0);
});

test('code in the frame has no WebRTC, nor that of a frame inside it', async ({ page }) => {
  const { result } = await openPlayground(page);
  await setCode(page, showing('Object.getOwnPropertyNames(window).filter((it) => /RTC/.test(it))'));
  await expect(result.locator('output')).toHaveText('');
  const inner =
    "document.head.appendChild(document.createElement('iframe')).contentWindow.RTCPeerConnection";
  await setCode(page, showing(inner));
  await expect(result.locator('output')).toHaveText('SecurityError');
});

test('code that sends messages without end is stopped, and the page stays alive', async ({
  page,
}) => {
  const { result } = await openPlayground(page);
  await setCode(
    page,
    "const go = () => {\n  for (let i = 0; i < 5000; i += 1) parent.postMessage({ type: 'ready' }, '*');\n  setTimeout(go);\n};\ngo();\nexport default () => null;",
  );
  await expect(page.getByText('The code sent too many messages and was stopped.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await setCode(page, showing("'alive'"));
  await expect(result.locator('output')).toHaveText('alive');
});
