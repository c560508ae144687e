import { useState } from 'react';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);

// #region preview
function SalaryEditor(params: GridRenderEditCellParams<GridPerson, number>) {
  const [change, setChange] = useState('');

  return (
    <Tooltip open={change !== ''} title={change} placement="top">
      <GridEditInputCell
        {...params}
        onValueChange={(_event, value) => {
          const percent = (Number(value) / params.row.salaryEur - 1) * 100;
          setChange(`${percent >= 0 ? '+' : ''}${percent.toFixed(1)}%`);
        }}
      />
    </Tooltip>
  );
}
// #endregion

const columns: GridColDef<GridPerson>[] = [
  personColumns.name,
  personColumns.department,
  {
    ...personColumns.salaryEur,
    editable: true,
    renderEditCell: (params) => <SalaryEditor {...params} />,
  },
  personColumns.rating,
];

export default function RaiseEditor() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid aria-label="Salaries" rows={rows} columns={columns} />
    </div>
  );
}
