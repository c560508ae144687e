import { defaultSettings, type SchemeColors, type ThemeSettings } from './settings.ts';

type Change = Partial<Omit<ThemeSettings, 'light' | 'dark'>> & {
  light?: Partial<SchemeColors>;
  dark?: Partial<SchemeColors>;
};

function preset({ light, dark, ...rest }: Change): ThemeSettings {
  return {
    ...defaultSettings,
    ...rest,
    light: { ...defaultSettings.light, ...light },
    dark: { ...defaultSettings.dark, ...dark },
  };
}

/** Where to start from. Every one passes the contrast check. */
export const presets = {
  material: defaultSettings,
  orchard: preset({
    light: { primary: '#2f6b3a', secondary: '#8a4b12', background: '#f6f7f1', header: '#e6ecdc' },
    dark: { primary: '#a5d6a7', secondary: '#ffcc80', background: '#10150f', header: '#212b1f' },
    radius: 12,
    dayRadius: 30,
    chartColors: ['#4c9a58', '#d08a2e', '#2f7f8f', '#b85c5c', '#8a7fc9', '#7a8f3c'],
  }),
  harbor: preset({
    light: { primary: '#0b5c7a', secondary: '#b3261e', background: '#f3f7f9', header: '#dceaf0' },
    dark: { primary: '#7fd0ee', secondary: '#ffb4ab', background: '#0b1418', header: '#173039' },
    radius: 2,
    density: 'compact',
    gridDensity: 'compact',
    dayRadius: 10,
    fontFamily: 'system-ui, sans-serif',
    fontSize: 13,
    treePadding: 2,
    chartColors: ['#1287b0', '#e07a3f', '#5b9f8a', '#c2518f', '#8a8fd1', '#b5a13a'],
  }),
  plum: preset({
    light: { primary: '#6d28d9', secondary: '#b0125b', background: '#faf7fd', header: '#eee6fa' },
    dark: { primary: '#c4b5fd', secondary: '#f9a8d4', background: '#14101c', header: '#2a2138' },
    radius: 16,
    density: 'comfortable',
    gridDensity: 'comfortable',
    fontSize: 15,
    treeIndent: 20,
    treePadding: 7,
    chartColors: ['#8b5cf6', '#db5a94', '#3f9fd6', '#e09a3a', '#4fae8c', '#a3a3b5'],
  }),
} satisfies Record<string, ThemeSettings>;

export type PresetName = keyof typeof presets;
export const presetNames = Object.keys(presets) as PresetName[];
