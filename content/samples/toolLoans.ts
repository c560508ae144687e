/** Loans of a tool library. Fees in euros. `daysOut` counts the days until the return. */
export interface Loan {
  id: number;
  tool: string;
  kind: string | null;
  branch: string;
  borrower: { name: string; member: boolean };
  borrowedOn: Date;
  daysOut: number;
  feeEur: number;
}

const loan = (
  id: number,
  tool: string,
  kind: string | null,
  branch: string,
  name: string,
  member: boolean,
  month: number,
  daysOut: number,
  feeEur: number,
): Loan => ({
  id,
  tool,
  kind,
  branch,
  borrower: { name, member },
  borrowedOn: new Date(2025, month - 1, 3 + id),
  daysOut,
  feeEur,
});

export const loans: Loan[] = [
  loan(1, 'Belt sander', 'Wood', 'Harbor', 'Ines Falk', true, 2, 4, 12),
  loan(2, 'Jigsaw', 'Wood', 'Harbor', 'Tomas Okoye', false, 2, 2, 9.5),
  loan(3, 'Tile cutter', 'Stone', 'Hillside', 'Mara Lindh', true, 3, 6, 21),
  loan(4, 'Chain hoist', 'Lifting', 'Harbor', 'Ruben Sato', false, 3, 1, 15),
  loan(5, 'Router', 'Wood', 'Hillside', 'Ines Falk', true, 3, 3, 11),
  loan(6, 'Core drill', 'Stone', 'Harbor', 'Greta Moss', true, 4, 2, 28),
  loan(7, 'Sewing machine', null, 'Hillside', 'Owen Adler', false, 4, 14, 24),
  loan(8, 'Pallet truck', 'Lifting', 'Hillside', 'Mara Lindh', true, 4, 5, 18),
  loan(9, 'Planer', 'Wood', 'Harbor', 'Greta Moss', true, 5, 3, 13),
  loan(10, 'Wet saw', 'Stone', 'Hillside', 'Tomas Okoye', false, 5, 2, 19),
  loan(11, 'Button press', null, 'Harbor', 'Ruben Sato', false, 5, 7, 8),
  loan(12, 'Lathe chisels', 'Wood', 'Hillside', 'Owen Adler', false, 6, 9, 10),
];
