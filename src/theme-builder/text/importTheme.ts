import {
  isRecord,
  readChoice,
  readColor,
  readColors,
  readFamily,
  readNumber,
} from '../model/readSettings.ts';
import {
  defaultSettings,
  densities,
  roleNames,
  schemes,
  thresholds,
  type ColorName,
  type NumberName,
  type Scheme,
  type SchemeColors,
  type ThemeSettings,
} from '../model/settings.ts';
import { themeOptions } from '../model/themeOptions.ts';
import { readLiteral, type Plain, type PlainObject } from './readLiteral.ts';
import { merged, takePath, valueAt, withoutEmpty } from './takePath.ts';

/** A value that has a control, but not a form that it can show. */
export interface ImportProblem {
  kind: 'color' | 'number' | 'choice' | 'family' | 'colors';
  path: string;
  line: number;
  /** As it was written. */
  value: string;
}

export type Imported =
  | {
      settings: ThemeSettings;
      /** Without a control here: kept for the export. */
      other: PlainObject;
      /** Paths of values that one control decides together with others, and that differ from it. */
      overruled: string[];
      problems?: undefined;
    }
  | { problems: ImportProblem[] };

/** Removes the value at a path and reads it; one that cannot be shown is a problem. */
type TakeValue = <T>(
  path: string,
  kind: ImportProblem['kind'],
  read: (value: Plain) => T | undefined,
) => T | undefined;

/** Reads the options of `createTheme`. Throws a ReadError for what isn't plain data. */
export function importTheme(text: string): Imported {
  const { value, lines } = readLiteral(text);
  const single: Scheme = valueAt(value, 'palette.mode') === 'dark' ? 'dark' : 'light';
  const other = withSchemes(value, single);
  const problems: ImportProblem[] = [];
  const takeValue: TakeValue = (path, kind, read) => {
    const given = takePath(other, path);
    if (given === undefined) return undefined;
    const known = read(given);
    const written = lines.has(path) ? path : path.replace(`colorSchemes.${single}.`, '');
    const line = lines.get(written) ?? 0;
    if (known === undefined)
      problems.push({ kind, path: written, line, value: JSON.stringify(given) });
    return known;
  };
  const settings = takeSettings(takeValue, valueAt(value, buttonSizePath));
  if (problems.length > 0) return { problems };
  const made = themeOptions(settings) as unknown as PlainObject;
  const overruled = impliedPaths.filter((path) => {
    const given = takePath(other, path);
    return given !== undefined && given !== valueAt(made, path);
  });
  return { settings, other: withoutEmpty(other), overruled };
}

const buttonSizePath = 'components.MuiButton.defaultProps.size';
/** What the density and the indentation decide in several places. */
const impliedPaths = [
  buttonSizePath,
  'components.MuiChip.defaultProps.size',
  'components.MuiTextField.defaultProps.size',
  'components.MuiRichTreeView.defaultProps.itemChildrenIndentation',
];

/** A copy in which a single `palette` is that of its scheme. */
function withSchemes(value: PlainObject, single: Scheme): PlainObject {
  const { palette, ...rest } = structuredClone(value);
  const { cssVariables, colorSchemes, ...others } = rest;
  const fromPalette = isRecord(palette) ? { [single]: { palette } } : {};
  const given = isRecord(colorSchemes) ? (colorSchemes as PlainObject) : {};
  const copy = {
    ...others,
    // `true` is what the builder writes anyway.
    ...(cssVariables !== undefined && cssVariables !== true && { cssVariables }),
    colorSchemes: merged(fromPalette as PlainObject, given),
  };
  takePath(copy, `colorSchemes.${single}.palette.mode`);
  for (const scheme of schemes)
    if (valueAt(copy, `colorSchemes.${scheme}`) === true) takePath(copy, `colorSchemes.${scheme}`);
  return copy;
}

function takeSettings(takeValue: TakeValue, buttonSize: Plain | undefined): ThemeSettings {
  const defaults = defaultSettings;
  const number = (name: NumberName, path: string) =>
    takeValue(path, 'number', (given) => readNumber(name, given)) ?? defaults[name];
  const density = (path: string) =>
    takeValue(path, 'choice', (given) => readChoice(densities, given)) ?? defaults.gridDensity;
  const defaultProps = (name: string) => `components.Mui${name}.defaultProps`;
  const overrides = (name: string) => `components.Mui${name}.styleOverrides`;
  return {
    light: takeColors(takeValue, 'light'),
    dark: takeColors(takeValue, 'dark'),
    contrastThreshold: takeThreshold(takeValue),
    fontFamily: takeValue('typography.fontFamily', 'family', readFamily) ?? defaults.fontFamily,
    fontSize: number('fontSize', 'typography.fontSize'),
    radius: number('radius', 'shape.borderRadius'),
    spacing: number('spacing', 'spacing'),
    density: densityOf(buttonSize),
    gridDensity: density(`${defaultProps('DataGrid')}.density`),
    dayRadius:
      takeValue(`${overrides('PickersDay')}.root.borderRadius`, 'number', percent) ??
      defaults.dayRadius,
    chartColors:
      takeValue(`${defaultProps('ChartDataProvider')}.colors`, 'colors', readColors) ??
      defaults.chartColors,
    treeIndent: number('treeIndent', `${defaultProps('SimpleTreeView')}.itemChildrenIndentation`),
    treePadding: number('treePadding', `${overrides('TreeItem')}.content.paddingBlock`),
  };
}

const percent = (value: Plain) =>
  typeof value === 'string' && /^[\d.]+%$/.test(value)
    ? readNumber('dayRadius', Number(value.slice(0, -1)))
    : undefined;

function densityOf(buttonSize: Plain | undefined) {
  if (buttonSize === 'small') return 'compact';
  return buttonSize === 'large' ? 'comfortable' : 'standard';
}

function takeColors(takeValue: TakeValue, scheme: Scheme): SchemeColors {
  const color = (name: ColorName, path: string) =>
    takeValue(`colorSchemes.${scheme}.palette.${path}`, 'color', readColor) ??
    defaultSettings[scheme][name];
  const pairs = colorPaths.map(([name, path]) => [name, color(name, path)]);
  return Object.fromEntries(pairs) as SchemeColors;
}

const colorPaths: readonly (readonly [name: ColorName, path: string])[] = [
  ...roleNames.map((name) => [name, `${name}.main`] as const),
  ['background', 'background.default'],
  ['paper', 'background.paper'],
  ['text', 'text.primary'],
  ['textSecondary', 'text.secondary'],
  ['header', 'DataGrid.headerBg'],
];

/** One for both schemes. Without it, Material puts white on what reaches 3:1. */
function takeThreshold(takeValue: TakeValue): ThemeSettings['contrastThreshold'] {
  const [light, dark] = schemes.map((scheme) =>
    takeValue(`colorSchemes.${scheme}.palette.contrastThreshold`, 'choice', (given) =>
      readChoice(thresholds, given),
    ),
  );
  return light ?? dark ?? 3;
}
