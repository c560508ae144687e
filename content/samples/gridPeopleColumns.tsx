import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Rating from '@mui/material/Rating';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { GridColDef } from '@mui/x-data-grid';
import { personStatuses, type GridPerson, type PersonStatus } from './gridPeople';

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const statusColors: Record<PersonStatus, string> = {
  active: 'success.main',
  'on leave': 'warning.main',
  onboarding: 'info.main',
  contract: 'secondary.main',
};

function PersonName({ name }: { name: string }) {
  const initials = name.replace(/(\S)\S*\s*/g, '$1');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Avatar
        aria-hidden
        sx={{
          width: 28,
          height: 28,
          fontSize: 12,
          bgcolor: 'action.selected',
          color: 'text.primary',
        }}
      >
        {initials}
      </Avatar>
      {name}
    </Box>
  );
}

function StatusChip({ status }: { status: PersonStatus }) {
  const dot = (
    <Box sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: statusColors[status] }} />
  );
  return (
    <Chip
      size="small"
      variant="outlined"
      icon={dot}
      label={status}
      sx={{ paddingInlineStart: 0.75 }}
    />
  );
}

function ProgressBar({ value }: { value: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <LinearProgress
        aria-label="Goals reached"
        variant="determinate"
        value={value}
        sx={{ flex: 1, height: 6, borderRadius: 3 }}
      />
      <Box sx={{ width: 28, textAlign: 'end' }}>{Math.round(value)}</Box>
    </Box>
  );
}

/** One column for each field. In group rows, totals and counts, a renderer falls back to text. */
export const personColumns: Record<Exclude<keyof GridPerson, 'id'>, GridColDef<GridPerson>> = {
  name: {
    field: 'name',
    headerName: 'Name',
    width: 180,
    display: 'flex',
    renderCell: ({ value, formattedValue }) =>
      typeof value === 'string' ? <PersonName name={value} /> : formattedValue,
  },
  country: { field: 'country', headerName: 'Country', width: 130 },
  department: { field: 'department', headerName: 'Department', width: 120 },
  product: { field: 'product', headerName: 'Product', width: 120 },
  status: {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: personStatuses,
    width: 130,
    display: 'flex',
    renderCell: ({ value, formattedValue }) =>
      personStatuses.includes(value) ? <StatusChip status={value} /> : formattedValue,
  },
  rating: {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 130,
    display: 'flex',
    renderCell: ({ value, formattedValue }) =>
      typeof value === 'number' && value <= 5 ? (
        <Rating readOnly size="small" precision={0.5} value={value} />
      ) : (
        formattedValue
      ),
  },
  progress: {
    field: 'progress',
    headerName: 'Goals (%)',
    type: 'number',
    width: 130,
    display: 'flex',
    renderCell: ({ value, formattedValue }) =>
      typeof value === 'number' && value <= 100 ? <ProgressBar value={value} /> : formattedValue,
  },
  salaryEur: {
    field: 'salaryEur',
    headerName: 'Salary',
    type: 'number',
    width: 110,
    valueFormatter: (value?: number | null) => (value == null ? '' : euros.format(value)),
  },
  joinedOn: { field: 'joinedOn', headerName: 'Joined on', type: 'date', width: 120 },
  hours: {
    field: 'hours',
    headerName: 'Hours per week',
    width: 140,
    display: 'flex',
    sortable: false,
    filterable: false,
    renderCell: ({ value, formattedValue }) =>
      Array.isArray(value) ? (
        <SparkLineChart data={value} width={118} height={34} yAxis={{ min: 0, max: 50 }} />
      ) : (
        formattedValue
      ),
  },
};
