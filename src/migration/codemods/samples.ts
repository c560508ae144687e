/** Codemods of a product and a step, the whole preset first; each with code that it changes. */
export interface CodemodGroup {
  /** `v8.0.0/data-grid` */
  folder: string;
  title: string;
  sample: string;
  /** The names of the single codemods. */
  codemods: readonly string[];
}

export const preset = 'preset-safe';

export const codemodGroups: readonly CodemodGroup[] = [
  {
    folder: 'v8.0.0/data-grid',
    title: 'Data Grid, v7 to v8',
    codemods: [
      'add-showToolbar-prop',
      'reform-row-selection-model',
      'remove-props',
      'remove-stabilized-experimentalFeatures',
      'rename-imports',
      'rename-package',
      'rename-props',
    ],
    sample: `import * as React from 'react';
import { DataGridPremium, GridToolbar, LicenseInfo, selectedGridRowsSelector } from '@mui/x-data-grid-premium';

LicenseInfo.setLicenseKey('YOUR_LICENSE_KEY');

export function Orders({ rows, columns }) {
  const [model, setModel] = React.useState([]);

  return (
    <DataGridPremium
      rows={rows}
      columns={columns}
      unstable_rowSpanning
      indeterminateCheckboxAction="select"
      experimentalFeatures={{ ariaV8: true }}
      rowSelectionModel={model}
      onRowSelectionModelChange={setModel}
      slots={{ toolbar: GridToolbar }}
    />
  );
}

export const selected = (apiRef) => selectedGridRowsSelector(apiRef);
`,
  },
  {
    folder: 'v8.0.0/pickers',
    title: 'Date and Time Pickers, v7 to v8',
    codemods: ['rename-adapter-date-fns-imports', 'rename-type-imports'],
    sample: `import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { usePickersTranslations } from '@mui/x-date-pickers/hooks';
import type { FieldValueType } from '@mui/x-date-pickers/models';

export function NextLabel() {
  return usePickersTranslations().nextMonth;
}

export const kind: FieldValueType = 'date';
export { AdapterDateFns };
`,
  },
  {
    folder: 'v8.0.0/charts',
    title: 'Charts, v7 to v8',
    codemods: [
      'remove-experimental-mark-rendering',
      'remove-on-axis-click-handler',
      'rename-label-and-tick-font-size',
      'rename-legend-position-type',
      'rename-legend-to-slots-legend',
      'rename-responsive-chart-container',
      'rename-sparkline-colors-to-color',
      'rename-unstable-use-series',
      'replace-legend-direction-values',
      'replace-legend-hidden-slot-prop',
      'replace-legend-position-values',
    ],
    sample: `import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export const Harbor = () => (
  <>
    <BarChart
      legend={{ direction: 'column', position: { vertical: 'middle', horizontal: 'right' } }}
      slotProps={{ legend: { hidden: true } }}
      series={[{ data: [120, 142], label: 'Containers' }]}
    />
    <LineChart experimentalMarkRendering series={[{ data: [4, 7] }]} />
    <SparkLineChart data={[1, 2]} colors={['teal']} />
    <ResponsiveChartContainer series={[]} />
  </>
);
`,
  },
  {
    folder: 'v8.0.0/tree-view',
    title: 'Tree View, v7 to v8',
    codemods: ['rename-tree-item-2', 'rename-tree-view-simple-tree-view'],
    sample: `import { TreeItem2, TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { TreeView } from '@mui/x-tree-view/TreeView';

const Rack = (props: TreeItem2Props) => <TreeItem2 {...props} />;

export const Racks = () => (
  <TreeView>
    <Rack itemId="a" label="Rack A" />
  </TreeView>
);
`,
  },
  {
    folder: 'v7.0.0/data-grid',
    title: 'Data Grid, v6 to v7',
    codemods: [
      'remove-stabilized-experimentalFeatures',
      'rename-cell-selection-props',
      'rename-components-to-slots',
    ],
    sample: `import { DataGridPremium } from '@mui/x-data-grid-premium';

export const Orders = () => (
  <DataGridPremium
    rows={[]}
    columns={[]}
    unstable_cellSelection
    experimentalFeatures={{ columnGrouping: true, clipboardPaste: true }}
    components={{ Footer: Totals }}
    componentsProps={{ footer: { className: 'totals' } }}
  />
);
`,
  },
  {
    folder: 'v7.0.0/pickers',
    title: 'Date and Time Pickers, v6 to v7',
    codemods: [
      'rename-components-to-slots',
      'rename-day-picker-classes',
      'rename-default-calendar-month-to-reference-date',
      'rename-slots-types',
    ],
    sample: `import { DateCalendar, dayPickerClasses } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker, DatePickerSlotsComponents } from '@mui/x-date-pickers/DatePicker';

export const slots: DatePickerSlotsComponents = {};
export const week = dayPickerClasses.weekContainer;

export const Days = ({ month }) => (
  <>
    <DateCalendar defaultCalendarMonth={month} />
    <DatePicker components={{ Toolbar: MyToolbar }} componentsProps={{ toolbar: { hidden: false } }} />
  </>
);
`,
  },
  {
    folder: 'v7.0.0/tree-view',
    title: 'Tree View, v6 to v7',
    codemods: [
      'rename-expansion-props',
      'rename-focus-callback',
      'rename-nodeid',
      'rename-selection-props',
      'rename-tree-view-simple-tree-view',
      'rename-use-tree-item',
      'replace-transition-props-by-slot',
    ],
    sample: `import { TreeItem, useTreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export const useRack = (id) => useTreeItem(id);

export const Warehouse = () => (
  <TreeView defaultExpanded={['hall']} onNodeSelect={show} onNodeFocus={log}>
    <TreeItem nodeId="hall" label="Hall A" TransitionComponent={Fade} />
  </TreeView>
);
`,
  },
  {
    folder: 'v6.0.0/data-grid',
    title: 'Data Grid, v5 to v6',
    codemods: [
      'column-menu-components-rename',
      'remove-disableExtendRowFullWidth-prop',
      'remove-stabilized-experimentalFeatures',
      'rename-components-to-slots',
      'rename-filter-item-props',
      'rename-linkOperators-logicOperators',
      'rename-rowsPerPageOptions-prop',
      'rename-selectors-and-events',
      'replace-onCellFocusOut-prop',
      'row-selection-props-rename',
    ],
    sample: `import { DataGridPro, GridFilterMenuItem, visibleGridColumnsSelector } from '@mui/x-data-grid-pro';

export const columnsOf = (apiRef) => visibleGridColumnsSelector(apiRef);
export const Item = GridFilterMenuItem;

export const Orders = () => (
  <DataGridPro
    rows={[]}
    columns={[]}
    disableExtendRowFullWidth
    selectionModel={[1]}
    rowsPerPageOptions={[25, 50]}
    experimentalFeatures={{ newEditingApi: true }}
    components={{ Footer: Totals }}
    filterModel={{ items: [{ columnField: 'name', operatorValue: 'contains', value: 'a' }] }}
    onCellFocusOut={save}
  />
);
`,
  },
  {
    folder: 'v6.0.0/pickers',
    title: 'Date and Time Pickers, v5 to v6',
    codemods: [
      'adapter-change-import',
      'localization-provider-rename-locale',
      'migrate-to-components-componentsProps',
      'rename-components-to-slots',
      'rename-default-toolbar-title-localeText',
      'rename-inputFormat-prop',
      'rename-should-disable-time',
      'replace-arrows-button-slot',
      'replace-tabs-props',
      'replace-toolbar-props-by-slot',
      'text-props-to-localeText',
      'view-components-rename',
      'view-components-rename-value-prop',
    ],
    sample: `import AdapterJalaali from '@date-io/jalaali';
import { CalendarPicker } from '@mui/x-date-pickers/CalendarPicker';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export const Dates = ({ day, setDay }) => (
  <LocalizationProvider dateAdapter={AdapterJalaali} locale="fa">
    <CalendarPicker date={day} onChange={setDay} leftArrowButtonText="Earlier" />
    <DatePicker inputFormat="DD.MM.YYYY" showToolbar toolbarTitle="Day" PopperProps={{ id: 'days' }} />
    <TimePicker shouldDisableTime={(value, view) => view === 'hours' && value < 8} />
  </LocalizationProvider>
);
`,
  },
];
