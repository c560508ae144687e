import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { deliveries, type Delivery } from './deliveries';
import { detailColumn } from './detailColumn';
import { PanelCell } from './PanelCell';

const columns: GridColDef<Delivery>[] = [
  detailColumn,
  { field: 'id', headerName: 'Delivery', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

// #region preview
/** Simulates a slow request. The delivery of the town fails the first time. */
function fetchValue(delivery: Delivery, attempt: number) {
  return new Promise<number>((resolve, reject) => {
    setTimeout(() => {
      if (delivery.id === 'D-312' && attempt === 1) {
        reject(new Error('The server didn’t respond.'));
      } else {
        resolve(delivery.lines.reduce((sum, line) => sum + line.quantity * line.priceEur, 0));
      }
    }, 900);
  });
}

function ValuePanel({ delivery }: { delivery: Delivery }) {
  const [attempt, setAttempt] = useState(1);
  const [text, setText] = useState<string | null>(null);

  useEffect(() => {
    let current = true;
    fetchValue(delivery, attempt).then(
      (value) => current && setText(`Goods worth ${value.toFixed(2)} euros`),
      (error: Error) => current && setText(error.message),
    );
    return () => {
      current = false;
    };
  }, [delivery, attempt]);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, height: 72, px: 3 }} role="status">
      {text ?? <Skeleton width={220} />}
      {text?.startsWith('The server') && (
        <Button onClick={() => (setText(null), setAttempt(attempt + 1))}>Try again</Button>
      )}
    </Box>
  );
}
// #endregion

const panel = ({ row }: GridRowParams<Delivery>) => (
  <PanelCell>
    <ValuePanel delivery={row} />
  </PanelCell>
);
const panelHeight = () => 72;

export default function LazyPanel() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Deliveries"
        rows={deliveries}
        columns={columns}
        getDetailPanelContent={panel}
        getDetailPanelHeight={panelHeight}
        hideFooter
      />
    </div>
  );
}
