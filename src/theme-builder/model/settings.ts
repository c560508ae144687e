export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export const roleNames = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
export type RoleName = (typeof roleNames)[number];

const surfaceNames = ['background', 'paper', 'text', 'textSecondary', 'header'] as const;
export type ColorName = RoleName | (typeof surfaceNames)[number];
export const colorNames: readonly ColorName[] = [...roleNames, ...surfaceNames];

/** In the form `#rrggbb` or `#rrggbbaa`. `header` is the background of the Data Grid's headers. */
export type SchemeColors = Record<ColorName, string>;

export const densities = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof densities)[number];

/** From what contrast on Material puts white text on a color. */
export const thresholds = [3, 4.5] as const;

/** Every number that can be chosen, with its bounds. */
export const numberRanges = {
  fontSize: { min: 10, max: 20, step: 1 },
  radius: { min: 0, max: 24, step: 1 },
  spacing: { min: 4, max: 12, step: 1 },
  /** Of a day in a calendar, in percent: 50 is a circle. */
  dayRadius: { min: 0, max: 50, step: 5 },
  treeIndent: { min: 0, max: 40, step: 2 },
  treePadding: { min: 0, max: 16, step: 1 },
} as const;
export type NumberName = keyof typeof numberRanges;

export interface ThemeSettings extends Record<Scheme, SchemeColors>, Record<NumberName, number> {
  fontFamily: string;
  contrastThreshold: (typeof thresholds)[number];
  /** Of Material's controls. */
  density: Density;
  gridDensity: Density;
  /** Empty: the colors of the library. */
  chartColors: readonly string[];
}

export const mostChartColors = 10;

export const defaultSettings: ThemeSettings = {
  light: {
    primary: '#1565c0',
    secondary: '#9c27b0',
    error: '#d32f2f',
    warning: '#ed6c02',
    info: '#0277bd',
    success: '#2e7d32',
    background: '#f7f9fb',
    paper: '#ffffff',
    text: '#1d2129',
    textSecondary: '#56606c',
    header: '#eef2f6',
  },
  dark: {
    primary: '#90caf9',
    secondary: '#ce93d8',
    error: '#f77b72',
    warning: '#ffa726',
    info: '#4fc3f7',
    success: '#81c784',
    background: '#0f1317',
    paper: '#171c22',
    text: '#e8ecf0',
    textSecondary: '#a9b4c0',
    header: '#1f262e',
  },
  fontFamily: 'Roboto, Helvetica, Arial, sans-serif',
  fontSize: 14,
  contrastThreshold: 4.5,
  density: 'standard',
  radius: 4,
  spacing: 8,
  gridDensity: 'standard',
  dayRadius: 50,
  chartColors: [],
  treeIndent: 12,
  treePadding: 4,
};
