import { heightText, type DemoHeight } from '../../src/demos/source/index.ts';
import { mostSpare } from '../../tests/support/demoRooms.ts';

/** What a demo takes up, by the width of the window. */
export type NeededHeights = ReadonlyMap<number, number>;

/** Whole steps of this: the same demo in another direction or styling differs by a pixel or two. */
const step = 4;

/** What the page should reserve instead; undefined: what it reserves fits at every width. */
export function betterHeight(reserved: DemoHeight, needed: NeededHeights): DemoHeight | undefined {
  const fits = [...needed].every(([width, height]) => {
    const spare = reservedAt(reserved, width) - height;
    return spare >= 0 && spare <= mostSpare;
  });
  if (fits) return undefined;
  const most = (from: number, to: number) => {
    const heights = [...needed].filter(([width]) => width >= from && width < to);
    return Math.ceil(Math.max(...heights.map(([, height]) => height)) / step) * step;
  };
  const [phone, tablet, desktop] = [most(0, 700), most(700, 1200), most(1200, Infinity)];
  const wide = Math.max(tablet, desktop);
  if (Math.abs(phone - wide) <= mostSpare / 2 && Math.abs(tablet - desktop) <= mostSpare / 2)
    return Math.max(phone, wide);
  if (Math.abs(tablet - desktop) <= mostSpare / 2) return { 360: phone, 700: wide };
  return { 360: phone, 700: tablet, 1200: desktop };
}

function reservedAt(reserved: DemoHeight, width: number): number {
  if (typeof reserved === 'number') return reserved;
  const { 360: phone, 700: tablet = phone, 1200: desktop = tablet } = reserved;
  if (width < 700) return phone;
  return width < 1200 ? tablet : desktop;
}

/** The page with another height for one of its demos. */
export function withHeight(page: string, name: string, height: DemoHeight): string {
  const element = new RegExp(
    `(<Demo\\b[^>]*?\\bname="${name}"[^>]*?\\bheight=)\\{(?:[^{}]*|\\{[^{}]*\\})\\}`,
  );
  return page.replace(element, `$1{${heightText(height)}}`);
}
