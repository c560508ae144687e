import { canonicalColor } from './color.ts';
import {
  colorNames,
  defaultSettings,
  densities,
  mostChartColors,
  numberRanges,
  schemes,
  thresholds,
  type NumberName,
  type SchemeColors,
  type ThemeSettings,
} from './settings.ts';

const longestFamily = 200;
/** Names, quotes and commas: nothing that could end a CSS value. */
const familyForm = /^[\p{L}\p{N}\s,'"_-]+$/u;

export function readFamily(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestFamily) return undefined;
  const family = value.trim();
  return familyForm.test(family) && hasPairs(family, '"') && hasPairs(family, "'")
    ? family
    : undefined;
}

const hasPairs = (text: string, quote: string) => text.split(quote).length % 2 === 1;

export function readColor(value: unknown): string | undefined {
  return typeof value === 'string' ? canonicalColor(value) : undefined;
}

/** A number within its bounds; others are refused, not corrected. */
export function readNumber(name: NumberName, value: unknown): number | undefined {
  const { min, max } = numberRanges[name];
  return typeof value === 'number' && value >= min && value <= max ? value : undefined;
}

export function readChoice<T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((one) => one === value);
}

export function readColors(value: unknown): string[] | undefined {
  if (!Array.isArray(value) || value.length > mostChartColors) return undefined;
  const colors = value.map(readColor);
  return colors.every((color) => color !== undefined) ? colors : undefined;
}

function readScheme(value: unknown, fallback: SchemeColors): SchemeColors | undefined {
  if (!isRecord(value)) return undefined;
  const pairs = colorNames.map((name) => [name, readColor(value[name] ?? fallback[name])] as const);
  return pairs.every(([, color]) => color !== undefined)
    ? (Object.fromEntries(pairs) as SchemeColors)
    : undefined;
}

/** What every field is read with: unknown ones are refused, missing ones have their default. */
const readers: { [Name in keyof ThemeSettings]: (value: unknown) => unknown } = {
  light: (value) => readScheme(value, defaultSettings.light),
  dark: (value) => readScheme(value, defaultSettings.dark),
  fontFamily: readFamily,
  contrastThreshold: (value) => readChoice(thresholds, value),
  density: (value) => readChoice(densities, value),
  gridDensity: (value) => readChoice(densities, value),
  chartColors: readColors,
  fontSize: (value) => readNumber('fontSize', value),
  radius: (value) => readNumber('radius', value),
  spacing: (value) => readNumber('spacing', value),
  dayRadius: (value) => readNumber('dayRadius', value),
  treeIndent: (value) => readNumber('treeIndent', value),
  treePadding: (value) => readNumber('treePadding', value),
};

/** Settings of any origin, checked field by field; undefined if one is wrong. */
export function readSettings(value: unknown): ThemeSettings | undefined {
  if (!isRecord(value) || Object.keys(value).some((name) => !Object.hasOwn(readers, name)))
    return undefined;
  const pairs = Object.entries(readers).map(([name, read]) => {
    const given = Object.hasOwn(value, name) ? value[name] : undefined;
    return [
      name,
      given === undefined ? defaultSettings[name as keyof ThemeSettings] : read(given),
    ] as const;
  });
  return pairs.every(([, field]) => field !== undefined)
    ? (Object.fromEntries(pairs) as unknown as ThemeSettings)
    : undefined;
}

/** What differs from the defaults, which is all that a link or a draft needs. */
export function settingsDifference(settings: ThemeSettings): object {
  const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const schemePart = (scheme: (typeof schemes)[number]) =>
    Object.fromEntries(
      Object.entries(settings[scheme]).filter(([name, color]) =>
        isOther(color, defaultSettings[scheme][name as keyof SchemeColors]),
      ),
    );
  return Object.fromEntries(
    Object.entries(settings)
      .filter(([name, value]) => isOther(value, defaultSettings[name as keyof ThemeSettings]))
      .map(([name, value]) => {
        const scheme = readChoice(schemes, name);
        return [name, scheme ? schemePart(scheme) : (value as unknown)];
      }),
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
