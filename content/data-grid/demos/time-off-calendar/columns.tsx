import type { CSSProperties } from 'react';
import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { holidays, isFree, isoDay, leaveColors, type LeaveType, type TeamMember } from './absences';

export interface SummaryRow {
  id: 'away';
  name: string;
  team: string;
  days: Record<string, number>;
}

export type CalendarRow = TeamMember | SummaryRow;

/** Visually hidden, for screen readers only. */
const hidden: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' });

function LeaveBlock({ type, first, last }: { type: LeaveType; first: boolean; last: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: '100%',
        height: 28,
        color: '#fff',
        fontSize: 12,
        fontWeight: 700,
        bgcolor: leaveColors[type],
        borderStartStartRadius: first ? 8 : 0,
        borderEndStartRadius: first ? 8 : 0,
        borderStartEndRadius: last ? 8 : 0,
        borderEndEndRadius: last ? 8 : 0,
      }}
    >
      {type[0]}
    </Box>
  );
}

function dayColumn(year: number, month: number, day: number): GridColDef<CalendarRow> {
  const iso = isoDay(year, month, day);
  const name = weekday.format(new Date(year, month, day));
  const around = [isoDay(year, month, day - 1), isoDay(year, month, day + 1)];

  return {
    field: iso,
    headerName: `${name} ${day}`,
    flex: 1,
    minWidth: 27,
    sortable: false,
    filterable: false,
    resizable: false,
    disableColumnMenu: true,
    align: 'center',
    headerAlign: 'center',
    display: 'flex',
    headerClassName: isFree(iso) ? 'free' : '',
    cellClassName: isFree(iso) ? 'day free' : 'day',
    renderHeader: () => (
      <Box title={holidays[iso]} sx={{ textAlign: 'center', lineHeight: 1.2, fontSize: 12 }}>
        <span style={hidden}>{[`${name} ${day}`, holidays[iso]].filter(Boolean).join(', ')}</span>
        <span aria-hidden>
          {name.slice(0, 2)}
          <br />
          <strong>{day}</strong>
        </span>
      </Box>
    ),
    valueGetter: (_value, row) => row.days[iso] ?? null,
    renderCell: ({ row, value }) => {
      if (typeof value === 'number') return value > 0 ? value : '';
      if (!value) return '';
      const [before, after] = around.map((other) => row.days[other] === value);
      return <LeaveBlock type={value as LeaveType} first={!before} last={!after} />;
    },
  };
}

/** A narrow screen has first names, so that more days fit beside them. */
export function calendarColumns(
  year: number,
  month: number,
  isNarrow: boolean,
): GridColDef<CalendarRow>[] {
  const length = new Date(year, month + 1, 0).getDate();
  return [
    {
      field: 'name',
      headerName: 'Name',
      width: isNarrow ? 84 : 146,
      hideable: false,
      valueFormatter: (name: string) => (isNarrow ? name.split(' ')[0] : name),
    },
    { field: 'team', headerName: 'Team', width: 94 },
    ...Array.from({ length }, (_, index) => dayColumn(year, month, index + 1)),
  ];
}
