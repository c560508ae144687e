import type { FrameLocator, Locator, Page } from '@playwright/test';

export interface OpenPlayground {
  content: Locator;
  problem: Locator;
  result: FrameLocator;
}

/** Opens the playground and waits until its frame answers. */
export async function openPlayground(page: Page, hash = ''): Promise<OpenPlayground> {
  await page.goto(`/playground/${hash}`);
  await page.locator('iframe[data-ready]').waitFor();
  return {
    content: page.getByRole('textbox'),
    problem: page.locator('[data-problem]'),
    result: page.frameLocator('iframe'),
  };
}

/** Replaces the whole code, as a paste does. */
export async function setCode(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** A component that shows what an expression gives, or the name of what it throws; `attempt` tells two apart. */
export function showing(expression: string, attempt = ''): string {
  return [
    'function probe() {',
    '  try {',
    `    return String(${expression});`,
    '  } catch (error) {',
    '    return (error as Error).name;',
    '  }',
    '}',
    'export default function Probe() {',
    `  return <output data-attempt="${attempt}">{probe()}</output>;`,
    '}',
    '',
  ].join('\n');
}
