import type { GridColDef } from '@mui/x-data-grid-pro';
import { ChangeCell, PriceCell, RangeCell, TrendCell } from './cells';
import { sectors, type Quote } from './market';

const change = (row: Quote) => (row.priceEur / row.openEur - 1) * 100;
const rising = (row: Quote) => row.priceEur >= (row.trend.at(-2) ?? row.openEur);
const thousands = new Intl.NumberFormat('en-US');

export const columns: GridColDef<Quote>[] = [
  { field: 'id', headerName: 'Symbol', width: 104, cellClassName: 'symbol' },
  { field: 'name', headerName: 'Company', width: 170 },
  {
    field: 'priceEur',
    headerName: 'Price (EUR)',
    type: 'number',
    width: 120,
    renderCell: ({ row }) => <PriceCell price={row.priceEur} up={rising(row)} />,
  },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => change(row),
    renderCell: ({ row }) => <ChangeCell percent={change(row)} />,
  },
  {
    field: 'trend',
    headerName: 'Today',
    width: 140,
    sortable: false,
    filterable: false,
    display: 'flex',
    renderCell: ({ row }) => <TrendCell data={row.trend} up={change(row) >= 0} />,
  },
  {
    field: 'range',
    headerName: 'Low and high (EUR)',
    width: 170,
    sortable: false,
    filterable: false,
    display: 'flex',
    renderCell: ({ row }) => <RangeCell low={row.lowEur} high={row.highEur} price={row.priceEur} />,
  },
  {
    field: 'volume',
    headerName: 'Volume',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => thousands.format(value),
  },
  {
    field: 'sector',
    headerName: 'Sector',
    type: 'singleSelect',
    valueOptions: [...sectors],
    width: 130,
  },
];
