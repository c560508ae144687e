/** Features by plan, as cards and as a table; `content/plans.ts` says which plan has each. */
export interface PlanTableStrings {
  title: string;
  feature: string;
  package: string;
  /** Names of the marks in the table. */
  included: string;
  notIncluded: string;
  /** The same in Markdown. */
  yes: string;
  no: string;
  licenses: Record<'mit' | 'commercial', string>;
  /** `{license}` */
  license: string;
  /** `{license}`; `{plan}`: the one below. */
  licenseAbove: string;
  /** `{plan}` */
  asIn: string;
  features: Record<FeatureId, string>;
}

/** A feature of `content/plans.ts`. */
export type FeatureId =
  | 'sorting'
  | 'filtering'
  | 'pagination'
  | 'editing'
  | 'checkboxSelection'
  | 'columnGroups'
  | 'spanning'
  | 'csvExport'
  | 'serverData'
  | 'multiSorting'
  | 'multiFilters'
  | 'headerFilters'
  | 'columnOrdering'
  | 'columnPinning'
  | 'rowPinning'
  | 'rowOrdering'
  | 'treeData'
  | 'detailPanels'
  | 'lazyRows'
  | 'listView'
  | 'rowGrouping'
  | 'aggregation'
  | 'pivoting'
  | 'cellSelection'
  | 'pasting'
  | 'excelExport'
  | 'aiAssistant'
  | 'datePicker'
  | 'timePickers'
  | 'fields'
  | 'calendars'
  | 'dateRangePicker'
  | 'timeRangePicker'
  | 'dateTimeRangePicker'
  | 'rangeFields'
  | 'bars'
  | 'lines'
  | 'pies'
  | 'radar'
  | 'gauges'
  | 'composition'
  | 'heatmaps'
  | 'funnels'
  | 'sankey'
  | 'zoom'
  | 'imageExport'
  | 'jsxTrees'
  | 'dataTrees'
  | 'labelEditing'
  | 'itemOrdering'
  | 'lazyItems';
