import { describe, expect, test, vi } from 'vitest';
import { copiedMs } from './copiedMs.ts';
import { copyScript } from './copyScript.ts';

type Listener = (event: { target: unknown }) => void;

/** A button in a code block that shows two `<code>`, one of them hidden. */
function page({
  clipboard,
  text = '',
  from,
  styling = 'system',
  fetch,
}: {
  clipboard?: { writeText: (text: string) => Promise<void> };
  text?: string;
  /** Where the code of a demo is, and what the reader prefers. */
  from?: string;
  styling?: string;
  fetch?: (path: string) => Promise<unknown>;
}) {
  const listeners: Listener[] = [];
  const attributes = new Map([
    ['data-copy', text],
    ['data-copied-ms', '1200'],
    ...(from === undefined ? [] : ([['data-copy-from', from]] as const)),
  ]);
  const html = new Map([
    ['data-code-styling', styling],
    ['data-code-variant', 'JS'],
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
    documentElement: { getAttribute: (name: string) => html.get(name) },
    addEventListener: (_: string, listener: Listener) => listeners.push(listener),
  };
  const run = new Function('document', 'navigator', 'setTimeout', 'fetch', copyScript());
  const later = (run: () => void, ms: number) => timers.push({ run, ms });
  run(document, { clipboard }, later, fetch);
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

  const code = {
    system: { TS: [], JS: [{ text: 'file', single: 'one file' }] },
    css: { TS: [], JS: [{ text: 'css' }] },
  };
  test.each([
    ['system', 'one file'],
    ['css', 'css'],
    ['tailwind', 'one file'],
  ])('a demo is copied as one file in the styling %j, if it has it', async (styling, expected) => {
    const writeText = vi.fn(async () => {});
    const fetch = vi.fn(async () => ({ json: async () => code }));
    page({ clipboard: { writeText }, from: '/x/demos/a.json', styling, fetch }).click();
    await vi.waitFor(() => expect(writeText).toHaveBeenCalledWith(expected));
    expect(fetch).toHaveBeenCalledWith('/x/demos/a.json');
  });

  test('a demo whose code is out of reach is not copied', async () => {
    const writeText = vi.fn(async () => {});
    const fetch = () => Promise.reject(new Error('offline'));
    const { click, attributes } = page({
      clipboard: { writeText },
      from: '/x/demos/a.json',
      fetch,
    });
    click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(writeText).not.toHaveBeenCalled();
    expect(attributes.has('data-copied')).toBe(false);
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
