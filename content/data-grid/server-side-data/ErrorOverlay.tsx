import { createContext, useContext, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridOverlay,
  useGridApiContext,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createDepotServer } from '../../samples/depotServer';
import { ServerSwitch } from '../../samples/serverSwitch';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'depot', headerName: 'Depot', width: 120 },
  { field: 'weightKg', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

// #region preview
const ErrorContext = createContext('');

/** Without rows, the grid shows this slot: after a failure, or when nothing was found. */
function NoRowsOrError() {
  const apiRef = useGridApiContext();
  const error = useContext(ErrorContext);

  return (
    <GridOverlay>
      {/* The overlay is inside the element with the role `grid`, so it needs a row and a cell. */}
      <div role="row">
        <Stack role="gridcell" spacing={1} sx={{ alignItems: 'center' }}>
          <span role={error ? 'alert' : 'status'}>{error || 'No parcels'}</span>
          {error && (
            <Button variant="outlined" onClick={() => void apiRef.current.dataSource.fetchRows()}>
              Try again
            </Button>
          )}
        </Stack>
      </div>
    </GridOverlay>
  );
}
// #endregion

const slots = { noRowsOverlay: NoRowsOrError };

export default function ErrorOverlay() {
  const [server] = useState(() => createDepotServer());
  const [error, setError] = useState('');
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: async (params) => {
      const answer = await server.list(params);
      setError('');
      return answer;
    },
  }));

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <ServerSwitch server={server} label="Let requests fail, then change the page" />
      <ErrorContext.Provider value={error}>
        <DataGrid
          aria-label="Parcels with errors inside the grid"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={({ message }) => setError(message)}
          slots={slots}
          pageSizeOptions={[10]}
          initialState={{ pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 } }}
        />
      </ErrorContext.Provider>
    </Stack>
  );
}
