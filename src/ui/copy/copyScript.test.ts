import { describe, expect, test, vi } from 'vitest';
import { copiedMs, copyScript } from './copyScript.ts';

type Listener = (event: { target: unknown }) => void;

/** A button in a code block that shows two `<code>`, one of them hidden. */
function page({
  clipboard,
  text = '',
}: {
  clipboard?: { writeText: (text: string) => Promise<void> };
  text?: string;
}) {
  const listeners: Listener[] = [];
  const attributes = new Map([
    ['data-copy', text],
    ['data-copied-ms', '1200'],
  ]);
  const codes = [
    { getClientRects: () => [], textContent: 'hidden' },
    { getClientRects: () => [{}], textContent: 'shown' },
  ];
  const block = { querySelectorAll: () => codes };
  const button = {
    closest: (selector: string) => (selector === '[data-copy]' ? button : block),
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  };
  const timers: { run: () => void; ms: number }[] = [];
  const document = {
    addEventListener: (_: string, listener: Listener) => listeners.push(listener),
  };
  const run = new Function('document', 'navigator', 'setTimeout', copyScript());
  run(document, { clipboard }, (later: () => void, ms: number) => timers.push({ run: later, ms }));
  return {
    click: () => listeners.forEach((listener) => listener({ target: button })),
    attributes,
    timers,
  };
}

describe('copying', () => {
  test('R42 the label says Copied for 1.2 s on code blocks and 2 s on toolbars', async () => {
    expect(copiedMs).toEqual({ codeBlock: 1200, toolbar: 2000 });
    const writeText = vi.fn(async () => {});
    const { click, attributes, timers } = page({ clipboard: { writeText } });
    click();
    await Promise.resolve();
    expect(writeText).toHaveBeenCalledWith('shown');
    expect(attributes.has('data-copied')).toBe(true);
    expect(timers.map(({ ms }) => ms)).toEqual([1200]);
    timers[0]?.run();
    expect(attributes.has('data-copied')).toBe(false);
  });

  test('a button with a text of its own copies that', () => {
    const writeText = vi.fn(async () => {});
    page({ clipboard: { writeText }, text: 'own' }).click();
    expect(writeText).toHaveBeenCalledWith('own');
  });

  test('R61 a refused clipboard is ignored, and nothing claims to be copied', async () => {
    const refused = page({ clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
    refused.click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(refused.attributes.has('data-copied')).toBe(false);
    const absent = page({});
    expect(absent.click).not.toThrow();
    expect(absent.attributes.has('data-copied')).toBe(false);
  });
});
