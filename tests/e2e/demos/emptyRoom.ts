import type { Page } from '@playwright/test';

/** What a demo may leave free below what it draws, and at one side more than at the other. */
const most = { below: 80, beside: 250 };

/**
 * Demos with much nothing below, or beside fields at one side: lower their height, or center them.
 * One height serves all widths, and narrow ones need most of it: only there can it be too much.
 */
export function emptyRoom(page: Page, width: number): Promise<string[]> {
  return page.locator('[data-demo]').evaluateAll(
    (frames, { limits, isNarrow }) => {
      const drawn = /^(?:canvas|hr|iframe|img|input|select|svg|textarea|video)$/i;
      const range = document.createRange();
      return frames.flatMap((frame) => {
        const stage = frame.querySelector('[data-stage]');
        const host = stage?.querySelector('[data-host]');
        if (!stage || !host) return [];
        const outer = stage.getBoundingClientRect();
        const { paddingTop, paddingLeft } = getComputedStyle(stage);
        const [block, inline] = [parseFloat(paddingTop), parseFloat(paddingLeft)];
        const box = { left: outer.left + inline, right: outer.right - inline };
        let [left, right, bottom] = [box.right, box.left, outer.top + block];
        const nodes = document.createTreeWalker(
          host,
          NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
        );
        for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
          const element = node instanceof Element ? node : node.parentElement;
          if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            continue;
          if (node === element && !drawn.test(element.tagName)) {
            const { borderBottomStyle, backgroundColor, boxShadow } = getComputedStyle(element);
            const isClear = /^rgba\(.*, 0\)$/.test(backgroundColor);
            if (borderBottomStyle === 'none' && boxShadow === 'none' && isClear) continue;
          }
          if (node !== element && node.textContent?.trim() === '') continue;
          range.selectNode(node);
          const part =
            node === element ? element.getBoundingClientRect() : range.getBoundingClientRect();
          if (part.width < 1 || part.height < 1) continue;
          left = Math.max(box.left, Math.min(left, part.left));
          right = Math.min(box.right, Math.max(right, part.right));
          bottom = Math.max(bottom, part.bottom);
        }
        const below = Math.round(outer.bottom - block - bottom);
        const beside = Math.round(Math.abs(box.right - right - (left - box.left)));
        const name = frame.getAttribute('data-demo');
        return [
          ...(isNarrow && below > limits.below ? [`${name}: ${below} px of nothing below`] : []),
          ...(!isNarrow && beside > limits.beside
            ? [`${name}: ${beside} px more at one side`]
            : []),
        ];
      });
    },
    { limits: most, isNarrow: width < 600 },
  );
}
