import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { deliveriesOf, type Delivery } from './deliveries';
import { detailColumn } from './detailColumn';
import { PanelCell } from './PanelCell';

const deliveries = deliveriesOf(300);

const valueOf = ({ lines }: Delivery) =>
  lines.reduce((sum, { quantity, priceEur }) => sum + quantity * priceEur, 0);

const columns: GridColDef<Delivery>[] = [
  detailColumn,
  { field: 'id', headerName: 'Delivery', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'day', headerName: 'Day', width: 100 },
  {
    field: 'valueEur',
    headerName: 'Value (EUR)',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => valueOf(row),
  },
];

const lineColumns: GridColDef<Delivery['lines'][number]>[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 80 },
];

// #region preview
function Lines({ delivery }: { delivery: Delivery }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', padding: 16 }}>
      <DataGridPro
        aria-label={`Lines of ${delivery.id}`}
        rows={delivery.lines}
        columns={lineColumns}
        density="compact"
        hideFooter
      />
    </div>
  );
}

const panel = ({ row }: GridRowParams<Delivery>) =>
  row.lines.length > 0 ? (
    <PanelCell>
      <Lines delivery={row} />
    </PanelCell>
  ) : null;

const panelHeight = () => 'auto' as const;
// #endregion

export default function OrderLines() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPro
        aria-label="Deliveries"
        rows={deliveries}
        columns={columns}
        getDetailPanelContent={panel}
        getDetailPanelHeight={panelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set(['D-310']) } }}
        hideFooter
      />
    </div>
  );
}
