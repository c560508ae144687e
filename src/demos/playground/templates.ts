import type { ProductStrings } from '../../language/index.ts';
import type { Share } from './share.ts';
import chart from './templates/ChartTemplate.tsx?raw';
import dataGrid from './templates/DataGridTemplate.tsx?raw';
import datePicker from './templates/DatePickerTemplate.tsx?raw';
import treeView from './templates/TreeViewTemplate.tsx?raw';

export type TemplateName = Exclude<keyof ProductStrings, 'label' | 'introduction'>;

/** One for each product, in the products' order. */
export const templates: Record<TemplateName, Share> = {
  'x-data-grid': { code: dataGrid },
  'x-date-pickers': { code: datePicker },
  'x-charts': { code: chart },
  'x-tree-view': { code: treeView },
};

export const templateNames = Object.keys(templates) as TemplateName[];
export const firstTemplate: TemplateName = 'x-data-grid';
