/** The staff of a mapping company with five offices. Salaries are gross, in euros per year. */
export interface Person {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  role: string;
  team: Team;
  office: Office;
  joinedOn: Date;
  remote: boolean;
  salaryEur: number;
  /** Mean of the last review, 1 to 5; `null` before the first one. */
  rating: number | null;
}

export type Team = 'Cartography' | 'Engineering' | 'Field survey' | 'Support';

export type Office = 'Lisbon' | 'Kraków' | 'Nairobi' | 'Singapore' | 'Toronto';

/** Hours ahead of UTC, in standard time. */
export const utcOffsets: Record<Office, number> = {
  Lisbon: 0,
  Kraków: 1,
  Nairobi: 3,
  Singapore: 8,
  Toronto: -5,
};

// prettier-ignore
export const people: Person[] = [
  { id: 1, firstName: 'Inês', lastName: 'Valadares', email: 'ines.valadares@example.com', role: 'Head of maps',
    team: 'Cartography', office: 'Lisbon', joinedOn: new Date(2016, 1, 15), remote: false, salaryEur: 84000, rating: 4.6 },
  { id: 2, firstName: 'Tomasz', lastName: 'Zaremba', email: 'tomasz.zaremba@example.com', role: 'Map designer',
    team: 'Cartography', office: 'Kraków', joinedOn: new Date(2021, 8, 1), remote: true, salaryEur: 52500, rating: 4.1 },
  { id: 3, firstName: 'Achieng', lastName: 'Odhiambo', email: 'achieng.odhiambo@example.com', role: 'Surveyor',
    team: 'Field survey', office: 'Nairobi', joinedOn: new Date(2019, 4, 20), remote: false, salaryEur: 41000, rating: 4.8 },
  { id: 4, firstName: 'Wei Ling', lastName: 'Koh', email: 'weiling.koh@example.com', role: 'Staff engineer',
    team: 'Engineering', office: 'Singapore', joinedOn: new Date(2018, 10, 5), remote: true, salaryEur: 98000, rating: 4.4 },
  { id: 5, firstName: 'Marc', lastName: 'Desrosiers', email: 'marc.desrosiers@example.com', role: 'Support lead',
    team: 'Support', office: 'Toronto', joinedOn: new Date(2020, 2, 9), remote: false, salaryEur: 61500, rating: 3.9 },
  { id: 6, firstName: 'Zofia', lastName: 'Brandys', email: 'zofia.brandys@example.com', role: 'Engineer',
    team: 'Engineering', office: 'Kraków', joinedOn: new Date(2024, 9, 14), remote: false, salaryEur: 57000, rating: null },
  { id: 7, firstName: 'Juma', lastName: 'Mwakio', email: 'juma.mwakio@example.com', role: 'Drone pilot',
    team: 'Field survey', office: 'Nairobi', joinedOn: new Date(2022, 6, 11), remote: false, salaryEur: 38500, rating: 4.2 },
  { id: 8, firstName: 'Leonor', lastName: 'Pestana', email: 'leonor.pestana@example.com', role: 'Engineer',
    team: 'Engineering', office: 'Lisbon', joinedOn: new Date(2023, 0, 16), remote: true, salaryEur: 63000, rating: 3.7 },
  { id: 9, firstName: 'Aiden', lastName: 'Fairclough', email: 'aiden.fairclough@example.com', role: 'Surveyor',
    team: 'Field survey', office: 'Toronto', joinedOn: new Date(2025, 1, 3), remote: false, salaryEur: 55000, rating: null },
  { id: 10, firstName: 'Mei', lastName: 'Ang', email: 'mei.ang@example.com', role: 'Support agent',
    team: 'Support', office: 'Singapore', joinedOn: new Date(2021, 3, 26), remote: true, salaryEur: 47000, rating: 4.5 },
  { id: 11, firstName: 'Piotr', lastName: 'Żuraw', email: 'piotr.zuraw@example.com', role: 'Data engineer',
    team: 'Engineering', office: 'Kraków', joinedOn: new Date(2017, 7, 21), remote: true, salaryEur: 71000, rating: 4.0 },
  { id: 12, firstName: 'Wanjiru', lastName: 'Kagotho', email: 'wanjiru.kagotho@example.com', role: 'Support agent',
    team: 'Support', office: 'Nairobi', joinedOn: new Date(2024, 4, 6), remote: false, salaryEur: 32000, rating: 4.3 },
];
