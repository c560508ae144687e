import { useRef } from 'react';
import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  Toolbar,
  gridColumnLookupSelector,
  gridRowGroupingSanitizedModelSelector,
  useGridApiContext,
  useGridEvent,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const { country, department, product, status, name, salaryEur } = personColumns;
const columns = [country, department, product, status, name, salaryEur];
const rows = gridPeople(300);

// #region preview
function GroupZone() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const groups = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);
  const dragged = useRef('');

  // Headers and chips share one variable: the field that is on its way.
  useGridEvent(apiRef, 'columnHeaderDragStart', ({ field }) => (dragged.current = field));

  const dropAt = (index: number) => {
    const field = dragged.current;
    if (!lookup[field]?.groupable) return;
    const rest = groups.filter((group) => group !== field);
    apiRef.current.setRowGroupingModel(rest.toSpliced(index, 0, field));
  };

  return (
    <Toolbar
      aria-label="Row groups"
      style={{ gap: 8, justifyContent: 'flex-start', flexWrap: 'wrap', height: 'auto', padding: 8 }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={() => dropAt(groups.length)}
    >
      {groups.map((field, index) => (
        <Chip
          key={field}
          draggable
          label={lookup[field]?.headerName}
          onDragStart={() => (dragged.current = field)}
          onDrop={(event) => {
            event.stopPropagation();
            dropAt(index);
          }}
          onDelete={() => apiRef.current.removeRowGroupingCriteria(field)}
        />
      ))}
      <span>Drop a header here</span>
    </Toolbar>
  );
}

const slots = { toolbar: GroupZone };
// #endregion

export default function DropZone() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        aria-label="Staff, grouped by dragging headers"
        rows={rows}
        columns={columns}
        showToolbar
        slots={slots}
        initialState={{ rowGrouping: { model: ['country'] } }}
      />
    </div>
  );
}
