import type { ApiComponent, ApiModel, ApiType } from '../model.ts';

export type ControlValue = string | number | boolean;

/** What a prop can be set to, read from its type. */
export type Control = { name: string; initial?: ControlValue } & (
  | { kind: 'boolean' }
  | { kind: 'choice'; options: ControlValue[] }
  | { kind: 'number' }
  | { kind: 'text' }
);

export type ControlValues = Readonly<Record<string, ControlValue>>;

/** Texts that style or name the element, or whose meaning a preview cannot show. */
const leftOut =
  /^(className|classes|id|key|name|nonce|style|sx|view|openTo|timezone|aria-\w+|data-\w+|\w*Id|\w+Query|\w*[pP]ropName|format|mask|acceptRegex|\w*DOMStructure|open|defaultOpen|throttle\w*|columnBufferPx|rowBufferPx|resizeThrottleMs|rowCount|estimatedRowCount)$/;

/** The controls of a component's own props: booleans, unions of literals, numbers and texts. */
export function controlsOf({ props }: ApiComponent, model: ApiModel): Control[] {
  return props.flatMap((prop): Control[] => {
    if (prop.internal || prop.from || prop.required || prop.deprecated !== undefined) return [];
    if (leftOut.test(prop.name)) return [];
    const shape = shapeOf(resolve(prop.type, model));
    if (!shape) return [];
    const initial = literalOf(prop.default);
    return [{ name: prop.name, ...shape, ...(initial !== undefined && { initial }) }];
  });
}

type Shape =
  | { kind: 'boolean' }
  | { kind: 'choice'; options: ControlValue[] }
  | { kind: 'number' }
  | { kind: 'text' };

function shapeOf(type: ApiType): Shape | undefined {
  if (type.kind === 'keyword') {
    if (type.name === 'boolean') return { kind: 'boolean' };
    if (type.name === 'number') return { kind: 'number' };
    return type.name === 'string' ? { kind: 'text' } : undefined;
  }
  if (type.kind === 'literal') {
    const value = literalOf(type.text);
    return value === undefined ? undefined : { kind: 'choice', options: [value] };
  }
  if (type.kind !== 'union') return undefined;
  const options = type.of.flatMap((item) => {
    const value = item.kind === 'literal' ? literalOf(item.text) : undefined;
    return value === undefined ? [] : [value];
  });
  return options.length === type.of.length ? { kind: 'choice', options } : undefined;
}

/** `GridDensity` → its union. */
function resolve(type: ApiType, model: ApiModel): ApiType {
  if (type.kind !== 'reference' || !type.target) return type;
  return model.types[type.target]?.type ?? type;
}

function literalOf(text: string | undefined): ControlValue | undefined {
  if (text === undefined) return undefined;
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return /^(['"])([^'"]*)\1$/.exec(text)?.[2];
}

const prefix = 'control.';

/** The query of a link that shows these values. */
export function controlsSearch(values: ControlValues, search = ''): string {
  const query = new URLSearchParams(search);
  for (const key of [...query.keys()]) if (key.startsWith(prefix)) query.delete(key);
  for (const [name, value] of Object.entries(values)) query.set(prefix + name, String(value));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Reads a query, also a hostile one: only values that a control offers are used. */
export function parseControls(search: string, controls: readonly Control[]): ControlValues {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    controls.flatMap((control): [string, ControlValue][] => {
      const text = query.get(prefix + control.name);
      const value = text === null ? undefined : parseValue(text, control);
      return value === undefined ? [] : [[control.name, value]];
    }),
  );
}

export function parseValue(text: string, control: Control): ControlValue | undefined {
  switch (control.kind) {
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'choice':
      return control.options.find((option) => String(option) === text);
    case 'number': {
      const value = Number(text);
      return text.trim() !== '' && Number.isFinite(value) && Math.abs(value) <= 1e6
        ? value
        : undefined;
    }
    case 'text':
      return text.slice(0, 200);
  }
}

/** The JSX that one would write: `fixed` props as they stand, then what was set. */
export function jsxLines(
  name: string,
  fixed: Readonly<Record<string, string>>,
  values: ControlValues,
  children = '',
): string[] {
  const lines = [
    ...Object.entries(fixed)
      .filter(([key]) => !(key in values))
      .map(([key, code]) => `  ${key}={${code}}`),
    ...Object.entries(values).map(([key, value]) => `  ${attribute(key, value)}`),
  ];
  if (lines.length === 0 && children === '') return [`<${name} />`];
  const head = lines.length === 0 ? [`<${name}>`] : [`<${name}`, ...lines];
  if (children === '') return [...head, '/>'];
  return [...head, ...(lines.length === 0 ? [] : ['>']), `  ${children}`, `</${name}>`];
}

function attribute(key: string, value: ControlValue): string {
  if (value === true) return key;
  if (typeof value === 'string' && !/["\\\n]/.test(value)) return `${key}="${value}"`;
  return `${key}={${JSON.stringify(value)}}`;
}
