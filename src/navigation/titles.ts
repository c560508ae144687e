import type { NavigationEntry } from './types.ts';

/** The entry's own title, or one derived from its pathname. */
export function titleOf({ pathname, title, subheader }: NavigationEntry): string {
  return title ?? subheader ?? titleFromPathname(pathname);
}

function titleFromPathname(pathname: string): string {
  const segment = (pathname.replace(/#.*$/, '').match(/[^/]+/g) ?? []).at(-1) ?? '';
  if (/^\/x\/api\/[^/]+\/[^/]+$/.test(pathname)) return componentName(segment);
  const words = segment.replace(/-group$/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `date-range-picker-day-2` → `DateRangePickerDay2`. */
function componentName(segment: string): string {
  return segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
