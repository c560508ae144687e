/** The phone directory of a small clinic. */
export interface Department {
  id: string;
  name: string;
  people: { id: string; name: string; extension: string }[];
}

export const departments: Department[] = [
  {
    id: 'reception',
    name: 'Reception',
    people: [
      { id: 'okafor', name: 'Ada Okafor', extension: '100' },
      { id: 'lindqvist', name: 'Per Lindqvist', extension: '101' },
    ],
  },
  {
    id: 'cardiology',
    name: 'Cardiology',
    people: [
      { id: 'haddad', name: 'Dr Rima Haddad', extension: '214' },
      { id: 'novak', name: 'Jana Novák', extension: '215' },
    ],
  },
  {
    id: 'radiology',
    name: 'Radiology',
    people: [
      { id: 'moreau', name: 'Dr Luc Moreau', extension: '330' },
      { id: 'tanaka', name: 'Yui Tanaka', extension: '331' },
    ],
  },
];
