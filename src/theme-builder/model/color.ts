export interface Rgba {
  /** 0 to 255. */
  red: number;
  green: number;
  blue: number;
  /** 0 to 1. */
  alpha: number;
}

const hexForm = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const functionForm = /^(rgb|hsl)a?\(([\d\s.,%/-]+)\)$/i;

/** Reads `#rgb`, `#rrggbb`, both with alpha, `rgb()` and `hsl()`: the forms that Material computes with. */
export function parseColor(text: string): Rgba | undefined {
  const trimmed = text.trim();
  if (trimmed.length > 60) return undefined;
  if (hexForm.test(trimmed)) return fromHex(trimmed.slice(1));
  const [, form = '', inside = ''] = functionForm.exec(trimmed) ?? [];
  const parts = inside.split(/[\s,/]+/).filter(Boolean);
  if (form === '' || (parts.length !== 3 && parts.length !== 4)) return undefined;
  return form.toLowerCase() === 'rgb' ? fromRgb(parts) : fromHsl(parts);
}

function fromHex(digits: string): Rgba {
  const pairs = digits.length <= 4 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (pairs.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return { red, green, blue, alpha: alpha / 255 };
}

function fromRgb(parts: string[]): Rgba | undefined {
  const [red, green, blue] = parts.slice(0, 3).map((part) => amount(part, 255));
  return checked(red, green, blue, amount(parts[3] ?? '1', 1));
}

function fromHsl([turn = '', ...rest]: string[]): Rgba | undefined {
  const hue = Number(turn);
  const [saturation, lightness] = rest.slice(0, 2).map((part) => amount(part, 1));
  if (saturation === undefined || lightness === undefined || !(hue >= 0 && hue <= 360)) return;
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (start: number) => {
    const place = (start + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return checked(channel(0), channel(8), channel(4), amount(rest[2] ?? '1', 1));
}

/** `50%` of `whole`, or the number itself; undefined outside of the range. */
function amount(text: string, whole: number): number | undefined {
  const value = text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * whole : Number(text);
  return text !== '' && value >= 0 && value <= whole ? value : undefined;
}

function checked(red?: number, green?: number, blue?: number, alpha?: number): Rgba | undefined {
  if (red === undefined || green === undefined || blue === undefined || alpha === undefined)
    return undefined;
  return { red: Math.round(red), green: Math.round(green), blue: Math.round(blue), alpha };
}

/** The one form that settings are kept in: `#rrggbb`, with two more digits where it lets the ground through. */
function hexOf({ red, green, blue, alpha }: Rgba): string {
  const pair = (value: number) => Math.round(value).toString(16).padStart(2, '0');
  const opaque = `#${pair(red)}${pair(green)}${pair(blue)}`;
  return alpha === 1 ? opaque : opaque + pair(alpha * 255);
}

export function canonicalColor(text: string): string | undefined {
  const color = parseColor(text);
  return color && hexOf(color);
}
