import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(200);
const { name, country, department, rating, progress } = personColumns;
const columns = [name, country, department, rating, progress];
const groups: GridColumnGroupingModel = [
  {
    groupId: 'person',
    headerName: 'Person',
    children: [
      { field: 'name' },
      {
        groupId: 'place',
        headerName: 'Workplace',
        children: [{ field: 'country' }, { field: 'department' }],
      },
    ],
  },
  {
    groupId: 'results',
    headerName: 'Results',
    children: [{ field: 'rating' }, { field: 'progress' }],
  },
];

export default function GroupHeights() {
  const [groupHeight, setGroupHeight] = useState(36);
  const [headerHeight, setHeaderHeight] = useState(48);
  const sliders = [
    { label: 'Group headers', value: groupHeight, set: setGroupHeight },
    { label: 'Column headers', value: headerHeight, set: setHeaderHeight },
  ];

  return (
    <Stack spacing={1} sx={{ height: 520, width: '100%' }}>
      {sliders.map(({ label, value, set }) => (
        <Stack key={label} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography sx={{ width: 190, flexShrink: 0 }}>
            {label}: {value} px
          </Typography>
          <Slider
            aria-label={label}
            min={28}
            max={80}
            step={4}
            value={value}
            onChange={(_event, next) => set(next)}
            sx={{ maxWidth: 240 }}
          />
        </Stack>
      ))}
      {/* #region preview */}
      <DataGrid
        aria-label="Staff with adjustable header heights"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        columnGroupHeaderHeight={groupHeight}
        columnHeaderHeight={headerHeight}
        hideFooter
      />
      {/* #endregion */}
    </Stack>
  );
}
