/** Widths of the window from which another height can apply. DemoStage.module.css has a rule for each. */
const steps = ['360', '700', '1200'] as const;

type Step = (typeof steps)[number];

/** What a page reserves for a running demo, in px: at all widths, or from some widths on. */
export type DemoHeight = number | ({ 360: number } & Partial<Record<Step, number>>);

/** Reads what is between the braces of `height={…}`; undefined: it isn't a height. */
export function parseHeight(text: string): DemoHeight | undefined {
  const number = /^\s*(\d+)\s*$/.exec(text)?.[1];
  if (number !== undefined) return Number(number);
  const inside = /^\s*\{([\s\d:,]+)\}\s*$/.exec(text)?.[1];
  if (inside === undefined) return undefined;
  const heights: Partial<Record<Step, number>> = {};
  for (const part of inside.split(',').filter((each) => each.trim() !== '')) {
    const [, from, height] = /^\s*(\d+)\s*:\s*(\d+)\s*$/.exec(part) ?? [];
    const step = steps.find((each) => each === from);
    if (step === undefined || height === undefined) return undefined;
    heights[step] = Number(height);
  }
  const { 360: first, ...others } = heights;
  return first === undefined ? undefined : { 360: first, ...others };
}

/** How a page writes it: the inverse of `parseHeight`. */
export function heightText(height: DemoHeight): string {
  if (typeof height === 'number') return String(height);
  const parts = steps.filter((step) => height[step] !== undefined);
  return `{ ${parts.map((step) => `${step}: ${height[step]}`).join(', ')} }`;
}

/** The custom properties that the stage reads: which one applies is a matter of CSS alone. */
export function heightVariables(height: DemoHeight): Record<`--demo-height${string}`, string> {
  if (typeof height === 'number') return { '--demo-height': `${height}px` };
  const { 360: first, ...others } = height;
  const further = Object.entries(others).map(([from, each]) => [
    `--demo-height-${from}`,
    `${each}px`,
  ]);
  return { '--demo-height': `${first}px`, ...Object.fromEntries(further) };
}
