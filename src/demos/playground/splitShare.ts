const least = 20;
const most = 80;
const step = 4;

/** The code's part of the width, in percent: neither half goes away. */
function clampShare(percent: number): number {
  return Math.round(Math.min(most, Math.max(least, percent)));
}

const half = 50;

/** What is kept of an earlier visit; half where there is nothing, or nothing that makes sense. */
export function keptShare(text: string | null): number {
  const percent = text === null || text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(percent) ? clampShare(percent) : half;
}

/** Where a key moves the splitter; undefined: the key is not for it. */
export function shareAfterKey(key: string, percent: number, isRtl: boolean): number | undefined {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return clampShare(percent + step);
  if (key === back) return clampShare(percent - step);
  if (key === 'Home') return least;
  return key === 'End' ? most : undefined;
}

/** Where a pointer moves it. `box`: of both halves together. */
export function shareAtPointer(
  x: number,
  { left, width }: { left: number; width: number },
  isRtl: boolean,
): number {
  const fromLeft = ((x - left) / width) * 100;
  return clampShare(isRtl ? 100 - fromLeft : fromLeft);
}
