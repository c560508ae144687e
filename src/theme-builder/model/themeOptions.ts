import { roleNames, type Density, type Scheme, type ThemeSettings } from './settings.ts';

type Size = 'small' | 'medium' | 'large';

const buttonSizes: Record<Density, Size> = {
  compact: 'small',
  standard: 'medium',
  comfortable: 'large',
};

/** The argument of `createTheme`, as plain data. */
export function themeOptions(settings: ThemeSettings) {
  const { fontFamily, fontSize, radius, spacing } = settings;
  return {
    cssVariables: true,
    colorSchemes: {
      light: { palette: paletteOf(settings, 'light') },
      dark: { palette: paletteOf(settings, 'dark') },
    } satisfies Record<Scheme, unknown>,
    typography: { fontFamily, fontSize },
    shape: { borderRadius: radius },
    spacing,
    components: componentsOf(settings),
  };
}

export type BuiltOptions = ReturnType<typeof themeOptions>;

function paletteOf(settings: ThemeSettings, scheme: Scheme) {
  const colors = settings[scheme];
  const roles = Object.fromEntries(roleNames.map((name) => [name, { main: colors[name] }]));
  return {
    ...(roles as Record<(typeof roleNames)[number], { main: string }>),
    background: { default: colors.background, paper: colors.paper },
    text: { primary: colors.text, secondary: colors.textSecondary },
    contrastThreshold: settings.contrastThreshold,
    DataGrid: { headerBg: colors.header },
  };
}

function componentsOf(settings: ThemeSettings) {
  const { density, gridDensity, dayRadius, chartColors, treeIndent, treePadding } = settings;
  const size = buttonSizes[density];
  const fieldSize: 'small' | 'medium' = density === 'compact' ? 'small' : 'medium';
  const indentation = { defaultProps: { itemChildrenIndentation: treeIndent } };
  return {
    MuiButton: { defaultProps: { size } },
    MuiChip: { defaultProps: { size: fieldSize } },
    MuiTextField: { defaultProps: { size: fieldSize } },
    MuiDataGrid: { defaultProps: { density: gridDensity } },
    MuiPickersDay: { styleOverrides: { root: { borderRadius: `${dayRadius}%` } } },
    ...(chartColors.length > 0 && {
      MuiChartDataProvider: { defaultProps: { colors: [...chartColors] } },
    }),
    MuiSimpleTreeView: indentation,
    MuiRichTreeView: indentation,
    MuiTreeItem: { styleOverrides: { content: { paddingBlock: treePadding } } },
  };
}

/** The theme of one scheme alone, for a preview beside the other one. */
export function schemeOptions(settings: ThemeSettings, scheme: Scheme, cssVarPrefix: string) {
  const { colorSchemes, ...options } = themeOptions(settings);
  return {
    ...options,
    cssVariables: { cssVarPrefix },
    defaultColorScheme: scheme,
    colorSchemes: { [scheme]: colorSchemes[scheme] },
  };
}
