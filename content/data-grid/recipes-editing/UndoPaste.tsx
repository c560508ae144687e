import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { name, department, product, salaryEur, progress } = personColumns;
const columns = [name, department, product, salaryEur, progress].map((column) => ({
  ...column,
  editable: true,
}));

export default function UndoPaste() {
  const apiRef = useGridApiRef();
  // #region preview
  const [steps, setSteps] = useState<GridPerson[][]>([]);
  const pasted = useRef<GridPerson[] | null>(null);

  const save = (newRow: GridPerson, oldRow: GridPerson) => {
    if (JSON.stringify(newRow) === JSON.stringify(oldRow)) return newRow;
    // A paste calls this once per row. Its rows are one step.
    if (pasted.current) pasted.current.push(oldRow);
    else setSteps((old) => [...old, [oldRow]]);
    return newRow;
  };
  const endPaste = () => {
    const step = pasted.current;
    pasted.current = null;
    if (step?.length) setSteps((old) => [...old, step]);
  };
  const undo = () => {
    apiRef.current?.updateRows(steps.at(-1) ?? []);
    setSteps(steps.slice(0, -1));
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" disabled={steps.length === 0} onClick={undo}>
          Undo
        </Button>
        <Typography role="status">
          {steps.length} steps, {steps.at(-1)?.length ?? 0} rows in the last one
        </Typography>
      </Stack>
      <DataGridPremium
        aria-label="Staff"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        cellSelection
        processRowUpdate={save}
        onClipboardPasteStart={() => {
          pasted.current = [];
        }}
        onClipboardPasteEnd={endPaste}
      />
    </Stack>
  );
}
