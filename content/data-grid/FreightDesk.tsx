import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { shipments } from '../samples/shipments';
import { freightColumns } from './freightColumns';

export default function FreightDesk() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['mode'] },
      aggregation: { model: { progress: 'avg', tons: 'sum', valueEur: 'sum' } },
      pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
      columns: { columnVisibilityModel: { goods: false } },
    },
  });

  return (
    <div style={{ height: 600, width: '100%' }}>
      {/* #region preview */}
      <DataGridPremium
        apiRef={apiRef}
        label="Shipments"
        rows={shipments}
        columns={freightColumns}
        initialState={initialState}
        groupingColDef={{ headerName: 'Shipment', width: 190, leafField: 'goods' }}
        isGroupExpandedByDefault={({ groupingKey }) =>
          groupingKey === 'Sea' || groupingKey === 'Air'
        }
        showToolbar
        cellSelection
        disableRowSelectionOnClick
        density="compact"
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
