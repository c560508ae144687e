import { useMemo, useState } from 'react';
import {
  DataGridPro,
  gridClasses,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { parcels, type Parcel } from '../../samples/parcels';

type Row = Pick<Parcel, 'id' | 'goods' | 'depot' | 'weightKg' | 'chargeEur'>;

const columns: GridColDef<Row>[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 130 },
  { field: 'depot', headerName: 'Depot', width: 110 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 110 },
  { field: 'chargeEur', headerName: 'Charge (EUR)', type: 'number', width: 120 },
];

function totalOf(rows: Row[]): Row {
  const sum = (field: 'weightKg' | 'chargeEur') =>
    rows.reduce((total, row) => total + row[field], 0);
  return {
    id: 'total',
    goods: `Total of ${rows.length}`,
    depot: '',
    weightKg: sum('weightKg'),
    chargeEur: sum('chargeEur'),
  };
}

export default function FilteredTotal() {
  const apiRef = useGridApiRef();
  const [total, setTotal] = useState(() => totalOf(parcels));
  // #region preview
  const pinnedRows = useMemo(() => ({ bottom: [total] }), [total]);
  // The state still has the old rows in this callback, so wait for the next frame.
  const addUp = () =>
    requestAnimationFrame(() => {
      const entries = gridFilteredSortedRowEntriesSelector(apiRef);
      setTotal(totalOf(entries.map(({ model }) => model as Row)));
    });
  // #endregion

  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPro<Row>
        aria-label="Parcels with a total of the filtered rows"
        apiRef={apiRef}
        rows={parcels}
        columns={columns}
        pinnedRows={pinnedRows}
        onFilterModelChange={addUp}
        showToolbar
        hideFooter
        sx={{
          [`& .${gridClasses['pinnedRows--bottom']} .${gridClasses.cell}`]: { fontWeight: 600 },
        }}
      />
    </div>
  );
}
