import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridPreProcessEditCellProps } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);

export default function SkippedChecks() {
  const [counts, setCounts] = useState({ calls: 0, checks: 0 });

  // #region preview
  const columns = useMemo((): GridColDef<GridPerson>[] => {
    const checkName = ({ props, hasChanged }: GridPreProcessEditCellProps) => {
      setCounts((old) => ({ calls: old.calls + 1, checks: old.checks + Number(hasChanged) }));
      // Another field of the row changed: the result of the last check still applies.
      if (!hasChanged) return props;
      return { ...props, error: String(props.value).trim().length < 3 };
    };
    return [
      { ...personColumns.name, editable: true, preProcessEditCellProps: checkName },
      { ...personColumns.department, editable: true },
      { ...personColumns.salaryEur, editable: true },
    ];
  }, []);
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Typography role="status">
        Called {counts.calls} times, checked {counts.checks} times
      </Typography>
      <DataGrid aria-label="Staff" rows={rows} columns={columns} editMode="row" />
    </Stack>
  );
}
