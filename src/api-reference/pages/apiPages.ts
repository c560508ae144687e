import {
  apiProducts,
  type ApiComponent,
  type ApiInterface,
  type ApiModel,
  type ApiProduct,
} from '../model.ts';
import { apiListPath, apiPathOf } from '../names.ts';

/** A generated page, before its content. */
export type ApiPage = { path: string; product: ApiProduct } & (
  | { kind: 'index' }
  | { kind: 'component'; component: ApiComponent }
  | { kind: 'interface'; interface: ApiInterface }
  /** The API object of the Data Grid, by feature. */
  | { kind: 'methods' }
  | { kind: 'events' }
  | { kind: 'selectors' }
  | { kind: 'hooks' }
  | { kind: 'types' }
);

/** Interfaces beyond the tree's that a reader meets in props and callbacks; all others are on the types page. */
const moreInterfaces: Record<ApiProduct, string[]> = {
  'data-grid': [
    'GridColumnHeaderParams',
    'GridDataSource',
    'GridExperimentalFeatures',
    'GridGetRowsParams',
    'GridGetRowsResponse',
    'GridInitialState',
    'GridLocaleText',
    'GridPaginationModel',
    'GridPivotModel',
    'GridPreProcessEditCellProps',
    'GridRenderCellParams',
    'GridRenderEditCellParams',
    'GridRowOrderChangeParams',
    'GridRowSelectionModel',
    'GridSortItem',
    'GridState',
  ],
  'date-pickers': [
    'FieldRef',
    'MuiPickersAdapter',
    'PickerChangeHandlerContext',
    'PickerOwnerState',
    'PickersLocaleText',
    'PickersShortcutsItem',
    'UseDateManagerReturnValue',
    'ValidateDateProps',
    'ValidateDateTimeProps',
    'ValidateTimeProps',
  ],
  charts: [
    'ChartsAxisData',
    'ChartsLocaleText',
    'PieItemIdentifier',
    'SankeySeries',
    'ZoomData',
    'ZoomOptions',
  ],
  'tree-view': [
    'TreeViewBaseItem',
    'TreeViewPublicAPI',
    'UseTreeItemParameters',
    'UseTreeItemReturnValue',
  ],
};

/** Every generated page of the products whose reference the tree lists. */
export function apiPages(model: ApiModel, listed: ReadonlySet<string>): ApiPage[] {
  const products = apiProducts.filter((product) =>
    [...listed].some((path) => path.startsWith(`/x/api/${product}/`)),
  );
  const pages = new Map<string, ApiPage>();
  const add = (page: ApiPage) => {
    if (!pages.has(page.path)) pages.set(page.path, page);
  };
  for (const product of products) {
    const isOwn = (entry: { product: ApiProduct }) => entry.product === product;
    const list = (kind: 'index' | 'types' | 'hooks' | 'events' | 'selectors') =>
      add({ kind, product, path: apiListPath(product, kind) });
    list('index');
    for (const component of model.components.filter(isOwn)) {
      const path = apiPathOf(component);
      // Icons differ in their drawing alone.
      if (listed.has(path) || !/Icon$|^\w+Root$/.test(component.name))
        add({ kind: 'component', product, path, component });
    }
    for (const entry of model.interfaces.filter(isOwn)) {
      const path = apiPathOf(entry);
      if (entry.name === 'GridApi') add({ kind: 'methods', product, path });
      else if (listed.has(path) || moreInterfaces[product].includes(entry.name))
        add({ kind: 'interface', product, path, interface: entry });
    }
    list('hooks');
    list('types');
    if (product === 'data-grid') {
      list('events');
      list('selectors');
    }
  }
  return [...pages.values()];
}
