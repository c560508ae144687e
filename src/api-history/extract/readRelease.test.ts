import { describe, expect, test } from 'vitest';
import { namesOf, releaseOf } from '../testing/release.ts';

const grid = '@mui/x-data-grid';

describe('a component', () => {
  test('of the first releases is read from one bundled file', () => {
    const api = releaseOf({
      [grid]: {
        'dist/data-grid.d.ts': `
          import * as React$1 from 'react';
          interface GridClasses { root: string; cell: string }
          interface GridOptions { /** @default false */ autoHeight: boolean; apiRef?: object; }
          declare type GridOptionsProp = Partial<GridOptions>;
          interface GridComponentProps extends GridOptionsProp { rows: any[]; classes?: GridClasses }
          declare const DataGrid: React$1.MemoExoticComponent<React$1.ForwardRefExoticComponent<
            Omit<GridComponentProps, "apiRef"> & { pagination?: true | undefined } & React$1.RefAttributes<HTMLDivElement>>>;
          declare enum GridEvents { rowClick = "rowClick" }
          export { DataGrid, GridEvents };`,
      },
    });
    const component = api.get('DataGrid');
    expect(component?.kind).toBe('component');
    expect(namesOf(component?.members)).toEqual(['autoHeight', 'classes', 'pagination', 'rows']);
    expect(component?.members?.autoHeight).toMatchObject({ type: 'boolean', default: 'false' });
    expect(component?.members?.pagination?.type).toBe('true');
    expect(namesOf(component?.classes)).toEqual(['cell', 'root']);
    expect(namesOf(api.get('GridEventLookup')?.members)).toEqual(['rowClick']);
  });

  test('of version 6 has slots with small initials', () => {
    const api = releaseOf({
      [grid]: {
        'index.d.ts': `export * from './DataGrid';`,
        'DataGrid/index.d.ts': `
          import * as React from 'react';
          import { Uncap } from '../internals/utils';
          interface GridSlotsComponent { /** @deprecated Use another. */ Toolbar: React.ElementType; Row: React.ElementType }
          export interface DataGridProps<R> { rows: R[]; slots?: Uncap<Partial<GridSlotsComponent>>; /** @ignore - do not document. */ secret?: boolean }
          interface DataGridComponent { <R>(props: DataGridProps<R> & React.RefAttributes<HTMLDivElement>): React.JSX.Element; propTypes?: any }
          export declare const DataGrid: DataGridComponent;`,
        'internals/utils.d.ts': `export type Uncap<T extends object> = { [K in keyof T as K extends string ? Uncapitalize<K> : K]: T[K] };`,
      },
    });
    expect(namesOf(api.get('DataGrid')?.members)).toEqual(['rows', 'slots']);
    expect(namesOf(api.get('DataGrid')?.slots)).toEqual(['row', 'toolbar']);
    expect(api.get('DataGrid')?.slots?.toolbar?.deprecated).toBe(true);
  });

  test('of a chart has the parameters of its plugins', () => {
    const api = releaseOf({
      '@mui/x-charts': {
        'index.d.ts': `
          type Signature<T> = { params: T extends { params: {} } ? T['params'] : {} };
          type ZoomSignature = Signature<{ params: { initialZoom?: number } }>;
          type SizeSignature = Signature<{ params: { width?: number } }>;
          type Core = [SizeSignature];
          export type MergeSignaturesProperty<S extends readonly any[], P extends string> = any;
          type Params<T extends readonly any[]> = MergeSignaturesProperty<[...Core, ...T], 'params'>;
          export interface BarChartProps extends Params<[ZoomSignature]> { series: number[] }
          export declare function BarChart(props: BarChartProps): React.JSX.Element;`,
      },
    });
    expect(namesOf(api.get('BarChart')?.members)).toEqual(['initialZoom', 'series', 'width']);
  });

  test('takes what its manager brings in', () => {
    const api = releaseOf({
      '@mui/x-date-pickers': {
        'index.d.ts': `
          interface PickerManager<Value, Internal> { value: Value; internal: Internal }
          type DateManager<A> = PickerManager<Date, { minDate?: Date; accessible?: A }>;
          type InternalProps<M> = M extends PickerManager<any, infer Internal> ? Internal : never;
          type FieldProps<M> = Omit<InternalProps<M>, 'accessible'> & { autoFocus?: boolean };
          export declare const DateField: (<A>(props: FieldProps<DateManager<A>>) => React.JSX.Element) & { propTypes?: any };`,
      },
    });
    expect(namesOf(api.get('DateField')?.members)).toEqual(['autoFocus', 'minDate']);
  });
});

test('a package adds to an interface that another only passes on', () => {
  const api = releaseOf({
    [grid]: {
      'index.d.ts': `export * from './models';`,
      'models/index.d.ts': `export interface GridEventLookup { rowClick: {} }`,
    },
    '@mui/x-data-grid-pro': {
      'index.d.ts': `export * from '@mui/x-data-grid';\nexport declare function DataGrid(): null;`,
      'typeOverloads/modules.d.ts': `
        export interface Events { fetchRows: {} }
        declare module '@mui/x-data-grid-pro' { interface GridEventLookup extends Events {} }`,
    },
  });
  const events = api.get('GridEventLookup');
  expect(namesOf(events?.members)).toEqual(['fetchRows', 'rowClick']);
  expect(events?.members?.fetchRows?.package).toBe('@mui/x-data-grid-pro');
  // The name of another plan's component only throws.
  expect(api.has('DataGrid')).toBe(false);
});

test('a type that builds on a package which is not at hand is open', () => {
  const api = releaseOf({
    [grid]: {
      'index.d.ts': `
        import { Dimensions } from '@mui/x-virtualizer';
        export interface GridDimensions extends Dimensions { headerHeight: number }`,
    },
  });
  expect(api.get('GridDimensions')).toMatchObject({ open: true });
  expect(namesOf(api.get('GridDimensions')?.members)).toEqual(['headerHeight']);
});

test('a name that another package declares is exported all the same', () => {
  const api = releaseOf({
    [grid]: { 'index.d.ts': `export { useMount, EMPTY } from '@mui/x-virtualizer';` },
  });
  expect([...api].map(([name, { kind }]) => [name, kind])).toEqual([
    ['useMount', 'hook'],
    ['EMPTY', 'value'],
  ]);
});

test('hooks, functions and choices keep their type in one form', () => {
  const api = releaseOf({
    [grid]: {
      'index.d.ts': `
        export declare const useGridApiRef: () => React.MutableRefObject<import("./models").GridApi>;
        export declare function getRows(params: { a: string }, key?: "x" | undefined): Array<string>;
        export type Mode = | "server" | 'client';
        export declare const Unstable_Thing: { a: 1 };
        export declare const unstable_other: number;`,
    },
  });
  expect([...api].map(([name, { kind, type }]) => [name, kind, type])).toEqual([
    ['useGridApiRef', 'hook', '() => MutableRefObject<GridApi>'],
    ['getRows', 'function', "(params: { a: string }, key?: 'x') => string[]"],
    ['Mode', 'type', "'client' | 'server'"],
    ['Thing', 'value', undefined],
  ]);
});
