import type { JSHandle, Page } from '@playwright/test';

export interface TextContrast {
  element: HTMLElement;
  ratio: number;
  needed: number;
}

/**
 * The contrast of every text with what is painted behind it by its ancestors, as WCAG computes it. Axe finds
 * what is behind a text by its place on the screen, which takes a third of the time of the browser tests;
 * tests/e2e/accessibility/contrast.spec.ts compares both. Left out, as axe does: disabled controls, drawings,
 * and texts on pictures and gradients.
 */
export function textContrasts(
  page: Page,
  { include, exclude = [] }: { include: readonly string[]; exclude?: readonly string[] },
): Promise<JSHandle<TextContrast[]>> {
  return page.evaluateHandle(
    ({ roots, excluded }) => {
      type Color = readonly [red: number, green: number, blue: number, alpha: number];
      interface Layer {
        color: Color;
        opacity: number;
        hasPicture: boolean;
        parent: Layer | undefined;
      }

      const written = (text: string): Color => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
        return [red, green, blue, alpha];
      };
      const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      /** For colors in other spaces, such as those of a transition. */
      const painted = (text: string): Color => {
        if (!pixel) throw new Error('There is no canvas to paint a color on.');
        pixel.clearRect(0, 0, 1, 1);
        pixel.fillStyle = text;
        pixel.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
        return [red, green, blue, alpha / 255];
      };
      const colors = new Map<string, Color>();
      const colorOf = (text: string): Color => {
        const known = colors.get(text);
        if (known) return known;
        const color = text.startsWith('rgb') ? written(text) : painted(text);
        colors.set(text, color);
        return color;
      };
      // Premultiplied on both sides would be shorter, but colors are written the other way.
      const over = (top: Color, under: Color): Color => {
        const alpha = top[3] + under[3] * (1 - top[3]);
        if (alpha === 0) return [0, 0, 0, 0];
        const mix = (index: 0 | 1 | 2) =>
          (top[index] * top[3] + under[index] * under[3] * (1 - top[3])) / alpha;
        return [mix(0), mix(1), mix(2), alpha];
      };
      const faded = ([red, green, blue, alpha]: Color, opacity: number): Color =>
        opacity === 1 ? [red, green, blue, alpha] : [red, green, blue, alpha * opacity];
      const brightness = (color: Color) => {
        const part = (index: 0 | 1 | 2) => {
          const value = color[index] / 255;
          return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        };
        return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
      };

      const layers = new Map<Element, Layer>();
      const layerOf = (element: Element): Layer => {
        const known = layers.get(element);
        if (known) return known;
        const style = getComputedStyle(element);
        const layer: Layer = {
          color: colorOf(style.backgroundColor),
          opacity: Number(style.opacity),
          hasPicture: style.backgroundImage !== 'none',
          parent: element.parentElement ? layerOf(element.parentElement) : undefined,
        };
        layers.set(element, layer);
        return layer;
      };
      /** The text and what is behind it as they reach the screen; undefined: there is a picture behind. */
      const seen = (element: Element, color: Color): [text: Color, behind: Color] | undefined => {
        let behind: Color = [0, 0, 0, 0];
        let text = color;
        for (let layer: Layer | undefined = layerOf(element); layer; layer = layer.parent) {
          if (layer.hasPicture && behind[3] < 1) return undefined;
          behind = faded(over(behind, layer.color), layer.opacity);
          text = faded(over(text, layer.color), layer.opacity);
        }
        const paper: Color = [255, 255, 255, 1];
        return [over(text, paper), over(behind, paper)];
      };

      const fields =
        'input:not([type=hidden], [type=checkbox], [type=radio], [type=range]), textarea, select';
      const disabled = ':disabled, [aria-disabled=true], [inert]';
      const controls = [...document.querySelectorAll(disabled)];
      const namesOfDisabled = new Set<Element | null>(
        controls.flatMap((control) => [
          ...((control as HTMLInputElement).labels ?? []),
          ...(control.getAttribute('aria-labelledby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)),
        ]),
      );
      const left = [...controls, ...namesOfDisabled];
      const outside = new Set(
        excluded
          .flatMap((selector) => [...document.querySelectorAll(selector)])
          .flatMap((root) => [root, ...root.querySelectorAll('*')]),
      );
      const hasText = (element: Element) => {
        for (let node = element.firstChild; node; node = node.nextSibling)
          if (node instanceof Text && node.data.trim() !== '') return true;
        return element.matches(fields);
      };
      const isPainted = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        if (width <= 1 || height <= 1) return false;
        return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      };
      return roots
        .flatMap((selector) => [...document.querySelectorAll(selector)])
        .flatMap((root) => [root, ...root.querySelectorAll('*')])
        .flatMap((element) => {
          if (!(element instanceof HTMLElement) || outside.has(element)) return [];
          if (!hasText(element) || !isPainted(element)) return [];
          if (left.some((it) => it?.contains(element))) return [];
          const style = getComputedStyle(element);
          const color = colorOf(style.color);
          if (color[3] === 0) return [];
          const pair = seen(element, color);
          if (!pair) return [];
          const [one, other] = pair.map(brightness) as [number, number];
          const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
          const size = parseFloat(style.fontSize);
          const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
          return [{ element, ratio, needed: isLarge ? 3 : 4.5 }];
        });
    },
    { roots: [...include], excluded: [...exclude] },
  );
}
