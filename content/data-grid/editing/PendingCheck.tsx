import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);

// #region preview
/** Simulates a request: the names of other people are taken. */
const isTaken = async (name: string, id: unknown) => {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return rows.some((row) => row.id !== id && row.name === name);
};

function NameEditor({ message, ...params }: GridRenderEditCellParams<GridPerson, string>) {
  const text = params.isProcessingProps ? 'Checking the name…' : message;
  return (
    <Tooltip open={Boolean(text)} title={text ?? ''} placement="top">
      <GridEditInputCell {...params} debounceMs={300} />
    </Tooltip>
  );
}

const columns: GridColDef<GridPerson>[] = [
  {
    ...personColumns.name,
    editable: true,
    preProcessEditCellProps: async ({ id, props }) => {
      const taken = await isTaken(String(props.value), id);
      return { ...props, error: taken, message: taken ? 'This name is taken' : undefined };
    },
    renderEditCell: (params) => <NameEditor {...params} />,
  },
  personColumns.department,
  personColumns.salaryEur,
];
// #endregion

export default function PendingCheck() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid aria-label="Staff; unique names" rows={rows} columns={columns} />
    </div>
  );
}
