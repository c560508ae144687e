export type PlanName = 'community' | 'pro' | 'premium';
export type ProductId = 'x-data-grid' | 'x-date-pickers' | 'x-charts' | 'x-tree-view';

export interface PlanFeature {
  name: string;
  /** The lowest plan that has it; higher plans have it too. */
  from: PlanName;
  /** Proof in the installed packages: a prop of the product's component, or an export. */
  proof: { prop: string } | { export: string };
  /** The page that explains it. */
  href?: string;
}

export interface ProductPlans {
  id: ProductId;
  name: string;
  /** The package to install on each plan; a Premium key also works with the Pro packages. */
  packages: Record<PlanName, string>;
  /** The component whose props differ by plan. */
  component?: Record<PlanName, string>;
  features: PlanFeature[];
}

export const plans: { id: PlanName; name: string; license: string }[] = [
  { id: 'community', name: 'Community', license: 'MIT' },
  { id: 'pro', name: 'Pro', license: 'Commercial' },
  { id: 'premium', name: 'Premium', license: 'Commercial' },
];

export function includes(plan: PlanName, feature: PlanFeature): boolean {
  const order = plans.map(({ id }) => id);
  return order.indexOf(plan) >= order.indexOf(feature.from);
}

export const productPlans: ProductPlans[] = [
  {
    id: 'x-data-grid',
    name: 'Data Grid',
    packages: {
      community: '@mui/x-data-grid',
      pro: '@mui/x-data-grid-pro',
      premium: '@mui/x-data-grid-premium',
    },
    component: { community: 'DataGrid', pro: 'DataGridPro', premium: 'DataGridPremium' },
    features: [
      {
        name: 'Sorting by one column',
        from: 'community',
        proof: { prop: 'sortModel' },
        href: '/x/react-data-grid/sorting/',
      },
      {
        name: 'Filtering by one column',
        from: 'community',
        proof: { prop: 'filterModel' },
        href: '/x/react-data-grid/filtering/',
      },
      {
        name: 'Pages of up to 100 rows',
        from: 'community',
        proof: { prop: 'paginationModel' },
        href: '/x/react-data-grid/pagination/',
      },
      {
        name: 'Cell and row editing',
        from: 'community',
        proof: { prop: 'editMode' },
        href: '/x/react-data-grid/editing/',
      },
      {
        name: 'Checkbox selection',
        from: 'community',
        proof: { prop: 'checkboxSelection' },
        href: '/x/react-data-grid/row-selection/',
      },
      {
        name: 'Column groups',
        from: 'community',
        proof: { prop: 'columnGroupingModel' },
        href: '/x/react-data-grid/column-groups/',
      },
      {
        name: 'Row and column spanning',
        from: 'community',
        proof: { prop: 'rowSpanning' },
        href: '/x/react-data-grid/row-spanning/',
      },
      {
        name: 'CSV export and print',
        from: 'community',
        proof: { export: 'ExportCsv' },
        href: '/x/react-data-grid/export/',
      },
      {
        name: 'Rows fetched from a server',
        from: 'community',
        proof: { prop: 'dataSource' },
        href: '/x/react-data-grid/server-side-data/',
      },
      {
        name: 'Sorting by several columns',
        from: 'pro',
        proof: { prop: 'multipleColumnsSortingMode' },
        href: '/x/react-data-grid/sorting/',
      },
      {
        name: 'Filtering by several columns',
        from: 'pro',
        proof: { prop: 'disableMultipleColumnsFiltering' },
        href: '/x/react-data-grid/filtering/multi-filters/',
      },
      {
        name: 'Filters in the column headers',
        from: 'pro',
        proof: { prop: 'headerFilters' },
        href: '/x/react-data-grid/filtering/header-filters/',
      },
      {
        name: 'Column reordering',
        from: 'pro',
        proof: { prop: 'disableColumnReorder' },
        href: '/x/react-data-grid/column-ordering/',
      },
      {
        name: 'Column pinning',
        from: 'pro',
        proof: { prop: 'pinnedColumns' },
        href: '/x/react-data-grid/column-pinning/',
      },
      {
        name: 'Row pinning',
        from: 'pro',
        proof: { prop: 'pinnedRows' },
        href: '/x/react-data-grid/row-pinning/',
      },
      {
        name: 'Row reordering',
        from: 'pro',
        proof: { prop: 'rowReordering' },
        href: '/x/react-data-grid/row-ordering/',
      },
      {
        name: 'Tree data',
        from: 'pro',
        proof: { prop: 'treeData' },
        href: '/x/react-data-grid/tree-data/',
      },
      {
        name: 'Detail panels',
        from: 'pro',
        proof: { prop: 'getDetailPanelHeight' },
        href: '/x/react-data-grid/master-detail/',
      },
      {
        name: 'Loading while scrolling',
        from: 'pro',
        proof: { prop: 'lazyLoading' },
        href: '/x/react-data-grid/server-side-data/lazy-loading/',
      },
      {
        name: 'List view',
        from: 'pro',
        proof: { prop: 'listView' },
        href: '/x/react-data-grid/list-view/',
      },
      {
        name: 'Row grouping',
        from: 'premium',
        proof: { prop: 'rowGroupingModel' },
        href: '/x/react-data-grid/row-grouping/',
      },
      {
        name: 'Aggregation',
        from: 'premium',
        proof: { prop: 'aggregationModel' },
        href: '/x/react-data-grid/aggregation/',
      },
      {
        name: 'Pivoting',
        from: 'premium',
        proof: { prop: 'pivotModel' },
        href: '/x/react-data-grid/pivoting/',
      },
      {
        name: 'Cell range selection',
        from: 'premium',
        proof: { prop: 'cellSelection' },
        href: '/x/react-data-grid/cell-selection/',
      },
      {
        name: 'Pasting from the clipboard',
        from: 'premium',
        proof: { prop: 'splitClipboardPastedText' },
        href: '/x/react-data-grid/clipboard/#paste',
      },
      {
        name: 'Excel export',
        from: 'premium',
        proof: { prop: 'onExcelExportStateChange' },
        href: '/x/react-data-grid/export/#excel',
      },
      {
        name: 'AI assistant',
        from: 'premium',
        proof: { prop: 'aiAssistant' },
        href: '/x/react-data-grid/ai-assistant/',
      },
    ],
  },
  {
    id: 'x-date-pickers',
    name: 'Date and Time Pickers',
    packages: {
      community: '@mui/x-date-pickers',
      pro: '@mui/x-date-pickers-pro',
      premium: '@mui/x-date-pickers-pro',
    },
    features: [
      {
        name: 'Date picker',
        from: 'community',
        proof: { export: 'DatePicker' },
        href: '/x/react-date-pickers/date-picker/',
      },
      {
        name: 'Time and date-time pickers',
        from: 'community',
        proof: { export: 'DateTimePicker' },
        href: '/x/react-date-pickers/date-time-picker/',
      },
      {
        name: 'Fields without a popup',
        from: 'community',
        proof: { export: 'DateField' },
        href: '/x/react-date-pickers/fields/',
      },
      {
        name: 'Calendars and clocks',
        from: 'community',
        proof: { export: 'DateCalendar' },
        href: '/x/react-date-pickers/date-calendar/',
      },
      {
        name: 'Date range picker',
        from: 'pro',
        proof: { export: 'DateRangePicker' },
        href: '/x/react-date-pickers/date-range-picker/',
      },
      {
        name: 'Time range picker',
        from: 'pro',
        proof: { export: 'TimeRangePicker' },
        href: '/x/react-date-pickers/time-range-picker/',
      },
      {
        name: 'Date-time range picker',
        from: 'pro',
        proof: { export: 'DateTimeRangePicker' },
        href: '/x/react-date-pickers/date-time-range-picker/',
      },
      {
        name: 'Range fields',
        from: 'pro',
        proof: { export: 'SingleInputDateRangeField' },
        href: '/x/react-date-pickers/date-range-field/',
      },
    ],
  },
  {
    id: 'x-charts',
    name: 'Charts',
    packages: {
      community: '@mui/x-charts',
      pro: '@mui/x-charts-pro',
      premium: '@mui/x-charts-pro',
    },
    features: [
      {
        name: 'Bar charts',
        from: 'community',
        proof: { export: 'BarChart' },
        href: '/x/react-charts/bars/',
      },
      {
        name: 'Line and area charts',
        from: 'community',
        proof: { export: 'LineChart' },
        href: '/x/react-charts/lines/',
      },
      {
        name: 'Pie and scatter charts',
        from: 'community',
        proof: { export: 'PieChart' },
        href: '/x/react-charts/pie/',
      },
      {
        name: 'Radar charts',
        from: 'community',
        proof: { export: 'RadarChart' },
        href: '/x/react-charts/radar/',
      },
      {
        name: 'Gauges and sparklines',
        from: 'community',
        proof: { export: 'Gauge' },
        href: '/x/react-charts/gauge/',
      },
      {
        name: 'Charts composed of parts',
        from: 'community',
        proof: { export: 'ChartContainer' },
        href: '/x/react-charts/composition/',
      },
      {
        name: 'Heatmaps',
        from: 'pro',
        proof: { export: 'Heatmap' },
        href: '/x/react-charts/heatmap/',
      },
      {
        name: 'Funnels and pyramids',
        from: 'pro',
        proof: { export: 'FunnelChart' },
        href: '/x/react-charts/funnel/',
      },
      {
        name: 'Sankey charts (preview)',
        from: 'pro',
        proof: { export: 'Unstable_SankeyChart' },
        href: '/x/react-charts/sankey/',
      },
      {
        name: 'Zoom and pan',
        from: 'pro',
        proof: { export: 'ChartZoomSlider' },
        href: '/x/react-charts/zoom-and-pan/',
      },
      {
        name: 'Image export and print',
        from: 'pro',
        proof: { export: 'ChartsToolbarImageExportTrigger' },
        href: '/x/react-charts/export/',
      },
    ],
  },
  {
    id: 'x-tree-view',
    name: 'Tree View',
    packages: {
      community: '@mui/x-tree-view',
      pro: '@mui/x-tree-view-pro',
      premium: '@mui/x-tree-view-pro',
    },
    component: { community: 'RichTreeView', pro: 'RichTreeViewPro', premium: 'RichTreeViewPro' },
    features: [
      {
        name: 'Trees written as JSX',
        from: 'community',
        proof: { export: 'SimpleTreeView' },
        href: '/x/react-tree-view/simple-tree-view/items/',
      },
      {
        name: 'Trees built from data',
        from: 'community',
        proof: { prop: 'items' },
        href: '/x/react-tree-view/rich-tree-view/items/',
      },
      {
        name: 'Checkbox selection',
        from: 'community',
        proof: { prop: 'checkboxSelection' },
        href: '/x/react-tree-view/rich-tree-view/selection/#checkbox-selection',
      },
      {
        name: 'Label editing',
        from: 'community',
        proof: { prop: 'isItemEditable' },
        href: '/x/react-tree-view/rich-tree-view/editing/',
      },
      {
        name: 'Reordering by drag and drop',
        from: 'pro',
        proof: { prop: 'itemsReordering' },
        href: '/x/react-tree-view/rich-tree-view/ordering/',
      },
      {
        name: 'Children loaded on expansion',
        from: 'pro',
        proof: { prop: 'dataSource' },
        href: '/x/react-tree-view/rich-tree-view/lazy-loading/',
      },
    ],
  },
];
