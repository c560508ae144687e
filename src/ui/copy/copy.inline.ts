interface CopiedFile {
  text: string;
  /** With the files that it imports, as one module. */
  single?: string;
}

/** By styling and language. */
type DemoCode = Record<string, Record<string, CopiedFile[]>>;

/**
 * Inline script of the head: one listener for every copy button, so that copying works before the page's other
 * scripts have loaded. It copies the button's own text, else the demo whose code is at `data-copy-from`, in the
 * reader's styling and language, else the visible code of the block around it, else the link's address.
 */
export default function listenForCopies(
  document: Document,
  navigator: { clipboard?: Pick<Clipboard, 'writeText'> },
  setTimeout: (run: () => void, ms: number) => unknown,
  fetch: (url: string) => Promise<Pick<Response, 'json'>>,
): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element | null)?.closest?.<HTMLAnchorElement>('[data-copy]');
    const { clipboard } = navigator;
    if (!button || !clipboard) return;

    const copy = async (text: string | null | undefined) => {
      if (!text) return;
      await clipboard.writeText(text);
      button.setAttribute('data-copied', '');
      const ms = Number(button.getAttribute('data-copied-ms'));
      setTimeout(() => button.removeAttribute('data-copied'), ms);
    };
    const copyDemo = async (url: string) => {
      const code = (await (await fetch(url)).json()) as DemoCode;
      const prefers = (name: string) => document.documentElement.getAttribute(`data-code-${name}`);
      const styling = code[prefers('styling') ?? ''] ?? code.system;
      const file = styling?.[prefers('variant') ?? '']?.[0];
      await copy(file?.single ?? file?.text);
    };
    const shown = () =>
      [...(button.closest('[data-code-block]')?.querySelectorAll('code') ?? [])].find(
        (code) => code.getClientRects().length,
      )?.textContent;

    const from = button.getAttribute('data-copy-from');
    const copied = from
      ? copyDemo(from)
      : copy(button.getAttribute('data-copy') || shown() || button.href);
    // A blocked clipboard isn't an error: the label stays.
    copied.catch(() => {});
  });
}
