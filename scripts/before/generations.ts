/** The old releases that migration pages start from, with the React, Material UI and date libraries of their time. */

export interface Generation {
  /** Packages and ranges: npm installs the newest that fits. */
  packages: Record<string, string>;
  /** Where names of fragments are imported from; the first that has a name gives it. */
  modules: readonly string[];
}

const emotion = { '@emotion/react': '11', '@emotion/styled': '11' };
const react = (major: string) =>
  Object.fromEntries(
    ['react', 'react-dom', '@types/react', '@types/react-dom'].map((name) => [name, major]),
  );
const grid = ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'];
const pickers = ['@mui/x-date-pickers', '@mui/x-date-pickers-pro'];
const ofMajor = (names: readonly string[], major: string) =>
  Object.fromEntries(names.map((name) => [name, major]));
const dayjsAdapter = '@mui/x-date-pickers/AdapterDayjs';
const material = ['@mui/material', '@mui/material/styles'];
/** For fragments of themes. */
const gridTheme = `${grid[0]}/themeAugmentation`;

export const generations = {
  // The last one with pickers of its own: later ones export those of X, or placeholders.
  'pickers-lab': {
    packages: {
      ...{ '@mui/lab': '5.0.0-alpha.75', '@mui/material': '~5.5.0', dayjs: '1' },
      ...emotion,
      ...react('17'),
    },
    modules: ['@mui/lab', ...material],
  },
  // The last one with a tree view of its own.
  'tree-view-lab': {
    packages: {
      ...{ '@mui/lab': '5.0.0-alpha.142', '@mui/material': '~5.14.0' },
      ...emotion,
      ...react('18'),
    },
    modules: ['@mui/lab', ...material],
  },
  4: {
    packages: {
      '@material-ui/data-grid': '4.0.0-alpha.37',
      '@material-ui/x-grid': '4.0.0-alpha.37',
      '@material-ui/core': '4',
      // The types of 4.1 reject the selectors.
      reselect: '~4.0.0',
      ...react('17'),
    },
    modules: ['@material-ui/data-grid', '@material-ui/x-grid', '@material-ui/core'],
  },
  5: {
    packages: {
      ...ofMajor([...grid, ...pickers, '@mui/x-license-pro', '@mui/material'], '5'),
      ...{ '@date-io/jalaali': '2', dayjs: '1' },
      ...emotion,
      ...react('17'),
    },
    modules: [...grid, gridTheme, ...pickers, dayjsAdapter, ...material],
  },
  6: {
    packages: {
      ...ofMajor([...grid, ...pickers, '@mui/x-license-pro'], '6'),
      ...ofMajor(['@mui/x-charts', '@mui/x-tree-view'], '6'),
      ...{ '@mui/material': '5', dayjs: '1' },
      ...emotion,
      ...react('18'),
    },
    modules: [
      ...[...grid, gridTheme, ...pickers, dayjsAdapter],
      ...['@mui/x-charts', '@mui/x-tree-view', ...material],
    ],
  },
  7: {
    packages: {
      ...ofMajor([...grid, ...pickers, '@mui/x-charts', '@mui/x-tree-view'], '7'),
      ...{ '@mui/material': '6', '@react-spring/web': '9', 'date-fns': '4', dayjs: '1' },
      ...emotion,
      ...react('18'),
    },
    modules: [
      ...[...grid, gridTheme, ...pickers, dayjsAdapter, `${pickers[0]}/hooks`],
      ...['@mui/x-charts', '@mui/x-tree-view', '@react-spring/web', ...material],
    ],
  },
} satisfies Record<string, Generation>;

export type GenerationName = `${keyof typeof generations}`;

/** What code that is marked `before` is written for, by its page and title: "After" is one major later, "v5 and v6" says it. */
export function generationsOf(page: string, title = ''): GenerationName[] {
  const start = /migration-([\w-]+)\/page\.mdx$/.exec(page)?.[1] ?? '';
  const from = /-v(\d)$/.exec(start)?.[1] ?? start;
  const first = { 'pickers-lab': '5', 'tree-view-lab': '6' }[start] ?? String(Number(from) + 1);
  const said = [...title.matchAll(/\bv(\d)\b/g)].map(([, major = '']) => major);
  const names = said.length > 0 ? said : [title === 'After' ? first : from];
  return names.map((name) => {
    if (!isGeneration(name)) throw new Error(`${page}: scripts/before has no packages of ${name}.`);
    return name;
  });
}

function isGeneration(name: string): name is GenerationName {
  return Object.hasOwn(generations, name);
}
