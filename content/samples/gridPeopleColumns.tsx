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

/** One column for each field. Group rows and totals have no value, so every renderer allows for it. */
export const personColumns: Record<Exclude<keyof GridPerson, 'id'>, GridColDef<GridPerson>> = {
  name: {
    field: 'name',
    headerName: 'Name',
    width: 180,
    display: 'flex',
    renderCell: ({ value }: { value?: string }) => value && <PersonName name={value} />,
  },
  country: { field: 'country', headerName: 'Country', width: 110 },
  department: { field: 'department', headerName: 'Department', width: 120 },
  product: { field: 'product', headerName: 'Product', width: 120 },
  status: {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: personStatuses,
    width: 130,
    display: 'flex',
    renderCell: ({ value }: { value?: PersonStatus }) => value && <StatusChip status={value} />,
  },
  rating: {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 130,
    display: 'flex',
    renderCell: ({ value }: { value?: number | null }) =>
      value != null && <Rating readOnly size="small" precision={0.5} value={value} />,
  },
  progress: {
    field: 'progress',
    headerName: 'Goals (%)',
    type: 'number',
    width: 130,
    display: 'flex',
    renderCell: ({ value }: { value?: number | null }) =>
      value != null && <ProgressBar value={value} />,
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
    groupable: false,
    aggregable: false,
    renderCell: ({ value }: { value?: number[] }) =>
      value && <SparkLineChart data={value} width={118} height={34} yAxis={{ min: 0, max: 50 }} />,
  },
};
