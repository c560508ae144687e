import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createDepotServer } from '../../../samples/depotServer';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', width: 150 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

const groupingColDef = { headerName: 'Place', width: 210 };
const SIZE = 10;

export default function RangesInTree() {
  const [server] = useState(() => createDepotServer());
  const [error, setError] = useState('');
  // #region preview
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: async ({ groupKeys = [], ...params }) => {
      setError('');
      const [region, depot, range] = groupKeys;
      const answer = await server.list({
        ...params,
        groupFields: ['region', 'depot'],
        groupKeys: groupKeys.slice(0, 2),
      });
      if (!depot) {
        return answer;
      }
      if (range) {
        const first = Number.parseInt(range, 10) - 1;
        return { rows: answer.rows.slice(first, first + SIZE) };
      }
      const total = answer.rows.length;
      const starts = Array.from({ length: Math.ceil(total / SIZE) }, (_, i) => i * SIZE);
      return {
        rows: starts.map((start) => {
          const end = Math.min(start + SIZE, total);
          const name = `${start + 1} to ${end}`;
          return { id: `${region}/${depot}/${name}`, name, childrenCount: end - start };
        }),
      };
    },
    getGroupKey: (row) => (row.childrenCount === 0 ? row.id : row.name),
    getChildrenCount: (row) => row.childrenCount,
  }));
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      {error && <Alert severity="error">{error}</Alert>}
      <DataGridPro
        aria-label="Depots with parcels in ranges of ten"
        columns={columns}
        treeData
        dataSource={dataSource}
        groupingColDef={groupingColDef}
        onDataSourceError={({ message }) => setError(message)}
      />
    </Stack>
  );
}
