import { DataGrid, gridDateComparator } from '@mui/x-data-grid';
import type { GridColDef, GridComparatorFn } from '@mui/x-data-grid';
import { orders, type Order, type Priority } from '../../samples/orders';

// #region preview
const ranks: Record<Priority, number> = { urgent: 0, high: 1, normal: 2, low: 3 };

const byPriorityThenAge: GridComparatorFn<Priority> = (a, b, cellA, cellB) => {
  if (a !== b) {
    return ranks[a] - ranks[b];
  }
  // Equal priorities: the older order comes first.
  const placedA = cellA.api.getCellValue(cellA.id, 'placedOn');
  const placedB = cellB.api.getCellValue(cellB.id, 'placedOn');
  return gridDateComparator(placedA, placedB, cellA, cellB);
};

const columns: GridColDef<Order>[] = [
  { field: 'priority', headerName: 'Priority', width: 110, sortComparator: byPriorityThenAge },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
];
// #endregion

export default function PriorityComparator() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Orders, most urgent first"
        rows={orders}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'priority', sort: 'asc' }] } }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
