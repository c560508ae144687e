import type { FeatureId } from '../src/language/index.ts';

export type PlanName = 'community' | 'pro' | 'premium';
export type ProductId = 'x-data-grid' | 'x-date-pickers' | 'x-charts' | 'x-tree-view';

export interface PlanFeature {
  /** Its name is in `planTable.features` of each language, `src/language/english/planTable.ts`. */
  id: FeatureId;
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

export const plans: { id: PlanName; name: string; license: 'mit' | 'commercial' }[] = [
  { id: 'community', name: 'Community', license: 'mit' },
  { id: 'pro', name: 'Pro', license: 'commercial' },
  { id: 'premium', name: 'Premium', license: 'commercial' },
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
        id: 'sorting',
        from: 'community',
        proof: { prop: 'sortModel' },
        href: '/x/react-data-grid/sorting/',
      },
      {
        id: 'filtering',
        from: 'community',
        proof: { prop: 'filterModel' },
        href: '/x/react-data-grid/filtering/',
      },
      {
        id: 'pagination',
        from: 'community',
        proof: { prop: 'paginationModel' },
        href: '/x/react-data-grid/pagination/',
      },
      {
        id: 'editing',
        from: 'community',
        proof: { prop: 'editMode' },
        href: '/x/react-data-grid/editing/',
      },
      {
        id: 'checkboxSelection',
        from: 'community',
        proof: { prop: 'checkboxSelection' },
        href: '/x/react-data-grid/row-selection/',
      },
      {
        id: 'columnGroups',
        from: 'community',
        proof: { prop: 'columnGroupingModel' },
        href: '/x/react-data-grid/column-groups/',
      },
      {
        id: 'spanning',
        from: 'community',
        proof: { prop: 'rowSpanning' },
        href: '/x/react-data-grid/row-spanning/',
      },
      {
        id: 'csvExport',
        from: 'community',
        proof: { export: 'ExportCsv' },
        href: '/x/react-data-grid/export/',
      },
      {
        id: 'serverData',
        from: 'community',
        proof: { prop: 'dataSource' },
        href: '/x/react-data-grid/server-side-data/',
      },
      {
        id: 'multiSorting',
        from: 'pro',
        proof: { prop: 'multipleColumnsSortingMode' },
        href: '/x/react-data-grid/sorting/',
      },
      {
        id: 'multiFilters',
        from: 'pro',
        proof: { prop: 'disableMultipleColumnsFiltering' },
        href: '/x/react-data-grid/filtering/multi-filters/',
      },
      {
        id: 'headerFilters',
        from: 'pro',
        proof: { prop: 'headerFilters' },
        href: '/x/react-data-grid/filtering/header-filters/',
      },
      {
        id: 'columnOrdering',
        from: 'pro',
        proof: { prop: 'disableColumnReorder' },
        href: '/x/react-data-grid/column-ordering/',
      },
      {
        id: 'columnPinning',
        from: 'pro',
        proof: { prop: 'pinnedColumns' },
        href: '/x/react-data-grid/column-pinning/',
      },
      {
        id: 'rowPinning',
        from: 'pro',
        proof: { prop: 'pinnedRows' },
        href: '/x/react-data-grid/row-pinning/',
      },
      {
        id: 'rowOrdering',
        from: 'pro',
        proof: { prop: 'rowReordering' },
        href: '/x/react-data-grid/row-ordering/',
      },
      {
        id: 'treeData',
        from: 'pro',
        proof: { prop: 'treeData' },
        href: '/x/react-data-grid/tree-data/',
      },
      {
        id: 'detailPanels',
        from: 'pro',
        proof: { prop: 'getDetailPanelHeight' },
        href: '/x/react-data-grid/master-detail/',
      },
      {
        id: 'lazyRows',
        from: 'pro',
        proof: { prop: 'lazyLoading' },
        href: '/x/react-data-grid/server-side-data/lazy-loading/',
      },
      {
        id: 'listView',
        from: 'pro',
        proof: { prop: 'listView' },
        href: '/x/react-data-grid/list-view/',
      },
      {
        id: 'rowGrouping',
        from: 'premium',
        proof: { prop: 'rowGroupingModel' },
        href: '/x/react-data-grid/row-grouping/',
      },
      {
        id: 'aggregation',
        from: 'premium',
        proof: { prop: 'aggregationModel' },
        href: '/x/react-data-grid/aggregation/',
      },
      {
        id: 'pivoting',
        from: 'premium',
        proof: { prop: 'pivotModel' },
        href: '/x/react-data-grid/pivoting/',
      },
      {
        id: 'cellSelection',
        from: 'premium',
        proof: { prop: 'cellSelection' },
        href: '/x/react-data-grid/cell-selection/',
      },
      {
        id: 'pasting',
        from: 'premium',
        proof: { prop: 'splitClipboardPastedText' },
        href: '/x/react-data-grid/clipboard/#paste',
      },
      {
        id: 'excelExport',
        from: 'premium',
        proof: { prop: 'onExcelExportStateChange' },
        href: '/x/react-data-grid/export/#excel',
      },
      {
        id: 'aiAssistant',
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
        id: 'datePicker',
        from: 'community',
        proof: { export: 'DatePicker' },
        href: '/x/react-date-pickers/date-picker/',
      },
      {
        id: 'timePickers',
        from: 'community',
        proof: { export: 'DateTimePicker' },
        href: '/x/react-date-pickers/date-time-picker/',
      },
      {
        id: 'fields',
        from: 'community',
        proof: { export: 'DateField' },
        href: '/x/react-date-pickers/fields/',
      },
      {
        id: 'calendars',
        from: 'community',
        proof: { export: 'DateCalendar' },
        href: '/x/react-date-pickers/date-calendar/',
      },
      {
        id: 'dateRangePicker',
        from: 'pro',
        proof: { export: 'DateRangePicker' },
        href: '/x/react-date-pickers/date-range-picker/',
      },
      {
        id: 'timeRangePicker',
        from: 'pro',
        proof: { export: 'TimeRangePicker' },
        href: '/x/react-date-pickers/time-range-picker/',
      },
      {
        id: 'dateTimeRangePicker',
        from: 'pro',
        proof: { export: 'DateTimeRangePicker' },
        href: '/x/react-date-pickers/date-time-range-picker/',
      },
      {
        id: 'rangeFields',
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
        id: 'bars',
        from: 'community',
        proof: { export: 'BarChart' },
        href: '/x/react-charts/bars/',
      },
      {
        id: 'lines',
        from: 'community',
        proof: { export: 'LineChart' },
        href: '/x/react-charts/lines/',
      },
      {
        id: 'pies',
        from: 'community',
        proof: { export: 'PieChart' },
        href: '/x/react-charts/pie/',
      },
      {
        id: 'radar',
        from: 'community',
        proof: { export: 'RadarChart' },
        href: '/x/react-charts/radar/',
      },
      {
        id: 'gauges',
        from: 'community',
        proof: { export: 'Gauge' },
        href: '/x/react-charts/gauge/',
      },
      {
        id: 'composition',
        from: 'community',
        proof: { export: 'ChartContainer' },
        href: '/x/react-charts/composition/',
      },
      {
        id: 'heatmaps',
        from: 'pro',
        proof: { export: 'Heatmap' },
        href: '/x/react-charts/heatmap/',
      },
      {
        id: 'funnels',
        from: 'pro',
        proof: { export: 'FunnelChart' },
        href: '/x/react-charts/funnel/',
      },
      {
        id: 'sankey',
        from: 'pro',
        proof: { export: 'Unstable_SankeyChart' },
        href: '/x/react-charts/sankey/',
      },
      {
        id: 'zoom',
        from: 'pro',
        proof: { export: 'ChartZoomSlider' },
        href: '/x/react-charts/zoom-and-pan/',
      },
      {
        id: 'imageExport',
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
        id: 'jsxTrees',
        from: 'community',
        proof: { export: 'SimpleTreeView' },
        href: '/x/react-tree-view/simple-tree-view/items/',
      },
      {
        id: 'dataTrees',
        from: 'community',
        proof: { prop: 'items' },
        href: '/x/react-tree-view/rich-tree-view/items/',
      },
      {
        id: 'checkboxSelection',
        from: 'community',
        proof: { prop: 'checkboxSelection' },
        href: '/x/react-tree-view/rich-tree-view/selection/#checkbox-selection',
      },
      {
        id: 'labelEditing',
        from: 'community',
        proof: { prop: 'isItemEditable' },
        href: '/x/react-tree-view/rich-tree-view/editing/',
      },
      {
        id: 'itemOrdering',
        from: 'pro',
        proof: { prop: 'itemsReordering' },
        href: '/x/react-tree-view/rich-tree-view/ordering/',
      },
      {
        id: 'lazyItems',
        from: 'pro',
        proof: { prop: 'dataSource' },
        href: '/x/react-tree-view/rich-tree-view/lazy-loading/',
      },
    ],
  },
];
