import type { NavigationEntry } from '../src/navigation/index.ts';

/** The one ordered tree: sidebar, breadcrumbs, previous and next follow it. */
const navigation: NavigationEntry[] = [
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [
      { pathname: '/x/introduction', title: 'Overview' },
      { pathname: '/x/introduction/installation' },
    ],
  },
  {
    pathname: '/x/react-data-grid-group',
    title: 'Data Grid',
    children: [
      {
        pathname: '/x/react-data-grid/main-features',
        subheader: 'Main features',
        children: [{ pathname: '/x/react-data-grid/sorting' }],
      },
    ],
  },
  {
    pathname: '/x/react-date-pickers-group',
    title: 'Date and Time Pickers',
    children: [
      {
        pathname: '/x/react-date-pickers-components',
        subheader: 'Components',
        children: [
          {
            pathname: '/x/react-date-pickers/date-pickers',
            title: 'Date components',
            children: [{ pathname: '/x/react-date-pickers/date-picker', title: 'Date Picker' }],
          },
        ],
      },
    ],
  },
  {
    pathname: '/x/react-charts-group',
    title: 'Charts',
    children: [
      {
        pathname: '/x/react-chart-components',
        subheader: 'Components',
        children: [
          {
            pathname: '/x/react-charts-bars',
            title: 'Bars',
            children: [{ pathname: '/x/react-charts/bars', title: 'Bars overview' }],
          },
        ],
      },
    ],
  },
  {
    pathname: '/x/react-tree-view-group',
    title: 'Tree View',
    children: [
      {
        pathname: '/x/react-tree-view/simple-tree-view',
        subheader: 'Simple Tree View',
        children: [{ pathname: '/x/react-tree-view/simple-tree-view/items' }],
      },
    ],
  },
];

export default navigation;
