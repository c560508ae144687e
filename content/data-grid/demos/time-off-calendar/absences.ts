export const leaveTypes = ['Vacation', 'Sick', 'Parental', 'Training'] as const;

export type LeaveType = (typeof leaveTypes)[number];

export interface TeamMember {
  id: number;
  name: string;
  team: string;
  /** Leave by date, such as 2026-03-09. */
  days: Record<string, LeaveType>;
}

export const leaveColors: Record<LeaveType, string> = {
  Vacation: '#1b6f5c',
  Sick: '#b3402e',
  Parental: '#6b4fa0',
  Training: '#1f5f99',
};

/** Public holidays of the fictional country of the office. */
export const holidays: Record<string, string> = {
  '2026-02-16': 'Lantern Monday',
  '2026-03-19': 'Founders’ Day',
  '2026-04-06': 'Spring Monday',
};

export const isoDay = (year: number, month: number, day: number) =>
  `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

export const isWeekend = (iso: string) => [0, 6].includes(new Date(`${iso}T12:00:00`).getDay());

export const isFree = (iso: string) => isWeekend(iso) || iso in holidays;

type Absence = [type: LeaveType, from: string, days: number];

function expand(absences: Absence[]) {
  const days: Record<string, LeaveType> = {};
  for (const [type, from, length] of absences) {
    const date = new Date(`${from}T12:00:00`);
    for (let left = length; left > 0; left -= 1) {
      const iso = isoDay(date.getFullYear(), date.getMonth(), date.getDate());
      if (!isFree(iso)) days[iso] = type;
      date.setDate(date.getDate() + 1);
    }
  }
  return days;
}

const member = (id: number, name: string, team: string, ...absences: Absence[]): TeamMember => ({
  id,
  name,
  team,
  days: expand(absences),
});

export const team: TeamMember[] = [
  member(1, 'Anouk Verhaeren', 'Design', ['Vacation', '2026-03-02', 5]),
  member(2, 'Bram Osterhout', 'Design', ['Sick', '2026-03-10', 3], ['Training', '2026-03-26', 2]),
  member(3, 'Célia Montagne', 'Design', ['Vacation', '2026-03-23', 12]),
  member(4, 'Dimitri Halasz', 'Platform', ['Vacation', '2026-02-23', 9]),
  member(5, 'Efua Mensah', 'Platform', ['Parental', '2026-03-09', 40]),
  member(6, 'Finn Aaltonen', 'Platform', ['Training', '2026-03-04', 3]),
  member(7, 'Giulia Ferrante', 'Platform', ['Vacation', '2026-03-16', 4]),
  member(8, 'Haruto Sekine', 'Support', ['Sick', '2026-03-02', 1], ['Sick', '2026-03-30', 3]),
  member(9, 'Isolde Krantz', 'Support', ['Vacation', '2026-03-12', 2]),
  member(10, 'Joaquín Belmonte', 'Support', ['Vacation', '2026-04-07', 4]),
  member(11, 'Katya Dragomir', 'Support', ['Training', '2026-03-17', 2]),
  member(12, 'Liam Okonkwo', 'Support', ['Vacation', '2026-02-09', 5]),
];
