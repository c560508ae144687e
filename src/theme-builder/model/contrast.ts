import { parseColor, type Rgba } from './color.ts';

const black: Rgba = { red: 0, green: 0, blue: 0, alpha: 1 };
const white: Rgba = { red: 255, green: 255, blue: 255, alpha: 1 };

/** What is seen of a color on an opaque ground, in whole steps as a screen has them. */
function over(front: Rgba, ground: Rgba): Rgba {
  const mix = (one: number, other: number) =>
    Math.round(one * front.alpha + other * (1 - front.alpha));
  return {
    red: mix(front.red, ground.red),
    green: mix(front.green, ground.green),
    blue: mix(front.blue, ground.blue),
    alpha: 1,
  };
}

function luminance({ red, green, blue }: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The ratio of WCAG 2, cut to two decimals as axe reports it. `ground` lies on `below`. */
export function contrastRatio(text: string, ground: string, below = '#fff'): number {
  const opaque = over(parseColor(ground) ?? white, parseColor(below) ?? white);
  const front = over(parseColor(text) ?? black, opaque);
  return Math.floor(ratioOf(luminance(front), luminance(opaque)) * 100) / 100;
}

const ratioOf = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The text color that Material puts on a color: white if that reaches the threshold, else its dark ink. */
export function contrastText(color: string, threshold: number): string {
  // Material rounds the luminance, which decides colors at the edge.
  const rounded = Number(luminance(parseColor(color) ?? white).toFixed(3));
  return ratioOf(rounded, 1) >= threshold ? '#fff' : 'rgba(0, 0, 0, 0.87)';
}
