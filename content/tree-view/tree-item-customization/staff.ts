/** The staff of a harbor office and who reports to whom. */
export interface StaffMember {
  id: string;
  label: string;
  role: string;
  onDuty: boolean;
  children?: StaffMember[];
}

export const staff: StaffMember[] = [
  {
    id: 'okafor',
    label: 'Nneka Okafor',
    role: 'Harbor master',
    onDuty: true,
    children: [
      { id: 'sandoval', label: 'Luis Sandoval', role: 'Pilot', onDuty: false },
      { id: 'haug', label: 'Siri Haug', role: 'Traffic control', onDuty: true },
    ],
  },
  { id: 'petrov', label: 'Mila Petrov', role: 'Customs', onDuty: true },
];
