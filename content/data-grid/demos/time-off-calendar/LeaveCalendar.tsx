import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, gridClasses, type GridCellParams } from '@mui/x-data-grid-pro';
import { isFree, isoDay, team, type LeaveType, type TeamMember } from './absences';
import { calendarColumns, type CalendarRow } from './columns';
import { CalendarHeader } from './CalendarHeader';
import { LeaveMenu, type LeaveTarget } from './LeaveMenu';

const pinnedColumns = { left: ['name'] };

export default function LeaveCalendar() {
  const [members, setMembers] = useState<TeamMember[]>(team);
  const [month, setMonth] = useState(2);
  const [target, setTarget] = useState<LeaveTarget | null>(null);

  const isNarrow = useMediaQuery('(max-width: 600px)');
  const columns = useMemo(() => calendarColumns(2026, month, isNarrow), [month, isNarrow]);

  // #region preview
  const pinnedRows = useMemo(() => {
    const days: Record<string, number> = {};
    for (let day = 1; day <= 31; day += 1) {
      const iso = isoDay(2026, month, day);
      days[iso] = members.filter((member) => iso in member.days).length;
    }
    return { bottom: [{ id: 'away' as const, name: 'Away', team: '', days }] };
  }, [members, month]);

  const setLeave = ({ id, iso }: LeaveTarget, type: LeaveType | null) => {
    setMembers((before) =>
      before.map((member) => {
        if (member.id !== id) return member;
        const days = { ...member.days };
        if (type) days[iso] = type;
        else delete days[iso];
        return { ...member, days };
      }),
    );
  };
  // #endregion

  const choose = ({ id, field, rowNode }: GridCellParams, element: HTMLElement) => {
    if (rowNode.type !== 'leaf' || !field.startsWith('2026-') || isFree(field)) return;
    setTarget({ id: Number(id), iso: field, element });
  };

  return (
    <Stack spacing={2} sx={{ height: 680, width: '100%' }}>
      <CalendarHeader month={month} onMonthChange={setMonth} />
      <DataGridPro<CalendarRow>
        aria-label="Time off in 2026"
        rows={members}
        columns={columns}
        pinnedRows={pinnedRows}
        pinnedColumns={pinnedColumns}
        columnVisibilityModel={{ team: !isNarrow }}
        rowHeight={40}
        columnHeaderHeight={48}
        disableRowSelectionOnClick
        disableColumnReorder
        hideFooter
        showCellVerticalBorder
        onCellClick={(params, event) => choose(params, event.currentTarget as HTMLElement)}
        onCellKeyDown={(params, event) => {
          if (event.key === 'Enter') choose(params, event.currentTarget as HTMLElement);
        }}
        sx={{
          [`& .${gridClasses.cell}.day`]: { px: 0, cursor: 'pointer' },
          [`& .${gridClasses.columnHeader}`]: { px: 0.25 },
          [`& .${gridClasses.cell}.free, & .${gridClasses.columnHeader}.free`]: {
            bgcolor: 'action.hover',
            cursor: 'default',
          },
        }}
      />
      <LeaveMenu target={target} onClose={() => setTarget(null)} onChoose={setLeave} />
    </Stack>
  );
}
