/** The components that can be tried on their page, by the module that sets them up. */
export const exampleModuleOf = {
  DataGrid: 'dataGrid',
  DataGridPro: 'dataGridPro',
  DataGridPremium: 'dataGridPremium',
  DatePicker: 'pickers',
  TimePicker: 'pickers',
  DateTimePicker: 'pickers',
  DateField: 'pickers',
  TimeField: 'pickers',
  DateTimeField: 'pickers',
  DateCalendar: 'pickers',
  DateRangePicker: 'pickersPro',
  TimeRangePicker: 'pickersPro',
  DateTimeRangePicker: 'pickersPro',
  SingleInputDateRangeField: 'pickersPro',
  SingleInputTimeRangeField: 'pickersPro',
  SingleInputDateTimeRangeField: 'pickersPro',
  MultiInputDateRangeField: 'pickersPro',
  MultiInputTimeRangeField: 'pickersPro',
  MultiInputDateTimeRangeField: 'pickersPro',
  DateRangeCalendar: 'pickersPro',
  BarChart: 'charts',
  LineChart: 'charts',
  PieChart: 'charts',
  ScatterChart: 'charts',
  SparkLineChart: 'charts',
  RadarChart: 'charts',
  Gauge: 'charts',
  Heatmap: 'chartsPro',
  FunnelChart: 'chartsPro',
  SankeyChart: 'chartsPro',
  SimpleTreeView: 'treeView',
  RichTreeView: 'treeView',
} as const;

export type MainComponent = keyof typeof exampleModuleOf;
export type ExampleModule = (typeof exampleModuleOf)[MainComponent];

export function isMainComponent(name: string): name is MainComponent {
  return Object.hasOwn(exampleModuleOf, name);
}

export function hasControls({ name }: { name: string }): boolean {
  return isMainComponent(name);
}
