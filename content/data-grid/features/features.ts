export interface Feature {
  need: string;
  topic: 'Columns' | 'Rows' | 'Cells' | 'Order and search' | 'Analysis' | 'Data' | 'Look';
  plan: 'Community' | 'Pro' | 'Premium';
  page: string;
  /** Path below /x/react-data-grid/. */
  path: string;
}

// prettier-ignore
export const features: Feature[] = [
  { need: 'Compute, format and render cell content', topic: 'Columns', plan: 'Community', page: 'Column definition', path: 'column-definition' },
  { need: 'Resize columns or fit them to their content', topic: 'Columns', plan: 'Community', page: 'Column dimensions', path: 'column-dimensions' },
  { need: 'Let users hide columns', topic: 'Columns', plan: 'Community', page: 'Column visibility', path: 'column-visibility' },
  { need: 'Put a shared title over several columns', topic: 'Columns', plan: 'Community', page: 'Column groups', path: 'column-groups' },
  { need: 'Add commands to the header menu', topic: 'Columns', plan: 'Community', page: 'Column menu', path: 'column-menu' },
  { need: 'Drag columns to another place', topic: 'Columns', plan: 'Pro', page: 'Column reordering', path: 'column-ordering' },
  { need: 'Keep columns in view while scrolling', topic: 'Columns', plan: 'Pro', page: 'Column pinning', path: 'column-pinning' },
  { need: 'Update rows many times a second', topic: 'Rows', plan: 'Community', page: 'Row updates', path: 'row-updates' },
  { need: 'Fit row heights to their content', topic: 'Rows', plan: 'Community', page: 'Row height', path: 'row-height' },
  { need: 'Open a panel below a row', topic: 'Rows', plan: 'Pro', page: 'Master-detail', path: 'master-detail' },
  { need: 'Drag rows to another place', topic: 'Rows', plan: 'Pro', page: 'Row reordering', path: 'row-ordering' },
  { need: 'Keep totals at the top or bottom', topic: 'Rows', plan: 'Pro', page: 'Row pinning', path: 'row-pinning' },
  { need: 'Show a hierarchy of rows', topic: 'Rows', plan: 'Pro', page: 'Tree data', path: 'tree-data' },
  { need: 'Edit cells or whole rows', topic: 'Cells', plan: 'Community', page: 'Editing', path: 'editing' },
  { need: 'Merge equal cells', topic: 'Cells', plan: 'Community', page: 'Row spanning', path: 'row-spanning' },
  { need: 'Select rows with checkboxes', topic: 'Cells', plan: 'Community', page: 'Row selection', path: 'row-selection' },
  { need: 'Select ranges of cells', topic: 'Cells', plan: 'Premium', page: 'Cell selection', path: 'cell-selection' },
  { need: 'Paste from a spreadsheet', topic: 'Cells', plan: 'Premium', page: 'Copy and paste', path: 'clipboard' },
  { need: 'Sort by clicking a header', topic: 'Order and search', plan: 'Community', page: 'Sorting', path: 'sorting' },
  { need: 'Search in all columns', topic: 'Order and search', plan: 'Community', page: 'Quick filter', path: 'filtering/quick-filter' },
  { need: 'Filter by several columns', topic: 'Order and search', plan: 'Pro', page: 'Multi-filters', path: 'filtering/multi-filters' },
  { need: 'Filter below the headers', topic: 'Order and search', plan: 'Pro', page: 'Header filters', path: 'filtering/header-filters' },
  { need: 'Group rows by a column', topic: 'Analysis', plan: 'Premium', page: 'Row grouping', path: 'row-grouping' },
  { need: 'Total, average or count a column', topic: 'Analysis', plan: 'Premium', page: 'Aggregation', path: 'aggregation' },
  { need: 'Turn values into columns', topic: 'Analysis', plan: 'Premium', page: 'Pivoting', path: 'pivoting' },
  { need: 'Ask in plain language', topic: 'Analysis', plan: 'Premium', page: 'AI assistant', path: 'ai-assistant' },
  { need: 'Fetch pages from a server', topic: 'Data', plan: 'Community', page: 'Server-side data', path: 'server-side-data' },
  { need: 'Load rows while scrolling', topic: 'Data', plan: 'Pro', page: 'Lazy loading', path: 'server-side-data/lazy-loading' },
  { need: 'Export to CSV, print or Excel', topic: 'Data', plan: 'Community', page: 'Export', path: 'export' },
  { need: 'Save and restore a view', topic: 'Data', plan: 'Community', page: 'State', path: 'state' },
  { need: 'Change colors, borders and density', topic: 'Look', plan: 'Community', page: 'Styling', path: 'style' },
  { need: 'Show cards on a narrow screen', topic: 'Look', plan: 'Pro', page: 'List view', path: 'list-view' },
  { need: 'Translate all texts', topic: 'Look', plan: 'Community', page: 'Localization', path: 'localization' },
];
