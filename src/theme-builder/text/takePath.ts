import { isRecord } from '../model/readSettings.ts';
import type { Plain, PlainObject } from './readLiteral.ts';

/** The value at `path`, if there is one. */
export function valueAt(from: PlainObject, path: string): Plain | undefined {
  return path
    .split('.')
    .reduce<Plain | undefined>(
      (holder, name) =>
        isPlainObject(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined,
      from,
    );
}

/** The same, and removes it. */
export function takePath(from: PlainObject, path: string): Plain | undefined {
  const value = valueAt(from, path);
  const split = path.lastIndexOf('.');
  const holder = split === -1 ? from : valueAt(from, path.slice(0, split));
  if (isPlainObject(holder)) delete holder[path.slice(split + 1)];
  return value;
}

const isPlainObject = (value: Plain | undefined): value is PlainObject => isRecord(value);

/** Without objects that have nothing in them. */
export function withoutEmpty(value: PlainObject): PlainObject {
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, isPlainObject(inner) ? withoutEmpty(inner) : inner] as const)
      .filter(([, inner]) => !isRecord(inner) || Object.keys(inner).length > 0),
  );
}

/** `under` with everything of `over` laid on it; objects are merged, other values replaced. */
export function merged(under: PlainObject, over: PlainObject): PlainObject {
  const pairs = Object.entries(over).map(([name, value]): [string, Plain] => {
    const before = Object.hasOwn(under, name) ? under[name] : undefined;
    return [name, isPlainObject(before) && isPlainObject(value) ? merged(before, value) : value];
  });
  return { ...under, ...Object.fromEntries(pairs) };
}

/** The paths of what is in an object, two names deep: `components.MuiButton`. */
export function outlineOf(value: PlainObject): string[] {
  return Object.entries(value).flatMap(([name, inner]) =>
    isRecord(inner) ? Object.keys(inner).map((key) => `${name}.${key}`) : [name],
  );
}
