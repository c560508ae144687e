import type { Page } from '@playwright/test';

/** Names in code that a line breaks inside a hump, such as "DesktopDatePicke r". */
export function brokenNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const range = document.createRange();
    for (const code of document.querySelectorAll('main :not(pre) > code, main .api-name')) {
      // What is folded has the width of its outline.
      if (!code.checkVisibility()) continue;
      const [line, ...more] = code.getClientRects();
      // On one line, as nearly all are.
      if (!line || (more.length === 0 && line.height < 30)) continue;
      const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: hump, index } of (node as Text).data.matchAll(
          /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g,
        )) {
          range.setStart(node, index);
          range.setEnd(node, index + hump.length);
          const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(lines).size > 1) found.add(code.textContent);
        }
      }
    }
    return [...found];
  });
}
