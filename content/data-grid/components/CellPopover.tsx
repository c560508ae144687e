import { useState, type SyntheticEvent } from 'react';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

export default function CellPopover() {
  const [target, setTarget] = useState<{ cell: Element; person: GridPerson } | null>(null);

  // #region preview
  const show = ({ currentTarget }: SyntheticEvent) => {
    const id = Number(currentTarget.closest('[data-id]')?.getAttribute('data-id'));
    const person = rows.find((row) => row.id === id);
    const isName = currentTarget.getAttribute('data-field') === 'name';
    setTarget(person && isName ? { cell: currentTarget, person } : null);
  };
  const hide = () => setTarget(null);

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        slotProps={{
          cell: { onMouseEnter: show, onMouseLeave: hide, onFocus: show, onBlur: hide },
        }}
        onCellKeyDown={(_params, { key }) => key === 'Escape' && hide()}
      />
      <Popper open={target !== null} anchorEl={target?.cell} placement="bottom-start">
        <Paper role="tooltip" elevation={4} sx={{ p: 2 }}>
          <Typography sx={{ fontWeight: 600 }}>{target?.person.name}</Typography>
          <Typography variant="body2">
            {target?.person.department}, {target?.person.country}
          </Typography>
        </Paper>
      </Popper>
    </div>
  );
  // #endregion
}
