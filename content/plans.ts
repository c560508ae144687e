export type PlanName = 'community' | 'pro' | 'premium';
export type ProductId = 'x-data-grid' | 'x-date-pickers' | 'x-charts' | 'x-tree-view';

export interface PlanFeature {
  name: string;
  /** The lowest plan that has it; higher plans have it too. */
  from: PlanName;
  /** What shows it in the installed packages: a prop of the product's component or an export. */
  proof: { prop: string } | { export: string };
  /** The page that explains it. */
  href?: string;
}

export interface ProductPlans {
  id: ProductId;
  name: string;
  /** The package to install on each plan; a premium key also opens the pro packages. */
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
      { name: 'Filtering by one column', from: 'community', proof: { prop: 'filterModel' } },
      { name: 'Pages of up to 100 rows', from: 'community', proof: { prop: 'paginationModel' } },
      { name: 'Cell and row editing', from: 'community', proof: { prop: 'editMode' } },
      { name: 'Checkbox selection', from: 'community', proof: { prop: 'checkboxSelection' } },
      { name: 'Column groups', from: 'community', proof: { prop: 'columnGroupingModel' } },
      { name: 'Row and column spanning', from: 'community', proof: { prop: 'rowSpanning' } },
      { name: 'CSV export and print', from: 'community', proof: { export: 'ExportCsv' } },
      { name: 'Rows fetched from a server', from: 'community', proof: { prop: 'dataSource' } },
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
      },
      { name: 'Filters in the column headers', from: 'pro', proof: { prop: 'headerFilters' } },
      { name: 'Column reordering', from: 'pro', proof: { prop: 'disableColumnReorder' } },
      { name: 'Column pinning', from: 'pro', proof: { prop: 'pinnedColumns' } },
      { name: 'Row pinning', from: 'pro', proof: { prop: 'pinnedRows' } },
      { name: 'Row reordering', from: 'pro', proof: { prop: 'rowReordering' } },
      { name: 'Tree data', from: 'pro', proof: { prop: 'treeData' } },
      { name: 'Detail panels', from: 'pro', proof: { prop: 'getDetailPanelHeight' } },
      { name: 'Loading while scrolling', from: 'pro', proof: { prop: 'lazyLoading' } },
      { name: 'List view', from: 'pro', proof: { prop: 'listView' } },
      { name: 'Row grouping', from: 'premium', proof: { prop: 'rowGroupingModel' } },
      { name: 'Aggregation', from: 'premium', proof: { prop: 'aggregationModel' } },
      { name: 'Pivoting', from: 'premium', proof: { prop: 'pivotModel' } },
      { name: 'Cell range selection', from: 'premium', proof: { prop: 'cellSelection' } },
      {
        name: 'Pasting from the clipboard',
        from: 'premium',
        proof: { prop: 'splitClipboardPastedText' },
      },
      { name: 'Excel export', from: 'premium', proof: { prop: 'onExcelExportStateChange' } },
      { name: 'AI assistant', from: 'premium', proof: { prop: 'aiAssistant' } },
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
      },
      { name: 'Fields without a popup', from: 'community', proof: { export: 'DateField' } },
      { name: 'Calendars and clocks', from: 'community', proof: { export: 'DateCalendar' } },
      { name: 'Date range picker', from: 'pro', proof: { export: 'DateRangePicker' } },
      { name: 'Time range picker', from: 'pro', proof: { export: 'TimeRangePicker' } },
      { name: 'Date-time range picker', from: 'pro', proof: { export: 'DateTimeRangePicker' } },
      { name: 'Range fields', from: 'pro', proof: { export: 'SingleInputDateRangeField' } },
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
      { name: 'Line and area charts', from: 'community', proof: { export: 'LineChart' } },
      { name: 'Pie and scatter charts', from: 'community', proof: { export: 'PieChart' } },
      { name: 'Radar charts', from: 'community', proof: { export: 'RadarChart' } },
      { name: 'Gauges and sparklines', from: 'community', proof: { export: 'Gauge' } },
      { name: 'Charts composed of parts', from: 'community', proof: { export: 'ChartContainer' } },
      { name: 'Heatmaps', from: 'pro', proof: { export: 'Heatmap' } },
      { name: 'Funnels and pyramids', from: 'pro', proof: { export: 'FunnelChart' } },
      { name: 'Sankey charts (preview)', from: 'pro', proof: { export: 'Unstable_SankeyChart' } },
      { name: 'Zoom and pan', from: 'pro', proof: { export: 'ChartZoomSlider' } },
      {
        name: 'Image export and print',
        from: 'pro',
        proof: { export: 'ChartsToolbarImageExportTrigger' },
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
      { name: 'Trees built from data', from: 'community', proof: { prop: 'items' } },
      { name: 'Checkbox selection', from: 'community', proof: { prop: 'checkboxSelection' } },
      { name: 'Label editing', from: 'community', proof: { prop: 'isItemEditable' } },
      { name: 'Reordering by drag and drop', from: 'pro', proof: { prop: 'itemsReordering' } },
      { name: 'Children loaded on expansion', from: 'pro', proof: { prop: 'dataSource' } },
    ],
  },
];
