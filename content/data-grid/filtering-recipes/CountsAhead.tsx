import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { DataGrid, Toolbar, useGridApiContext, type GridFilterModel } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

const presets: Record<string, GridFilterModel> = {
  All: { items: [] },
  'On leave': { items: [{ field: 'status', operator: 'is', value: 'on leave' }] },
  'Top rated': { items: [{ field: 'rating', operator: '>=', value: 4.5 }] },
};

// #region preview
function PresetBar() {
  const apiRef = useGridApiContext();
  const [counts, setCounts] = useState<Record<string, number>>({});

  useEffect(() => {
    const countAll = () => {
      const found: Record<string, number> = {};
      for (const [name, model] of Object.entries(presets)) {
        const { filteredRowsLookup } = apiRef.current.getFilterState(model);
        const rejected = Object.values(filteredRowsLookup).filter((passes) => passes === false);
        found[name] = apiRef.current.getRowsCount() - rejected.length;
      }
      setCounts(found);
    };
    queueMicrotask(countAll);
    return apiRef.current.subscribeEvent('rowsSet', countAll);
  }, [apiRef]);

  return (
    <Toolbar aria-label="Presets">
      <ButtonGroup size="small">
        {Object.entries(presets).map(([name, model]) => (
          <Button key={name} onClick={() => apiRef.current.setFilterModel(model)}>
            <span>
              {name}{' '}
              {/* As wide as the largest count from the start, so that the bar stands still. */}
              <Box component="span" sx={{ display: 'inline-block', minWidth: '5ch' }}>
                {name in counts && `(${counts[name]})`}
              </Box>
            </span>
          </Button>
        ))}
      </ButtonGroup>
    </Toolbar>
  );
}
// #endregion

export default function CountsAhead() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: PresetBar }}
      />
    </Box>
  );
}
