/** Harvest of an orchard cooperative. Weight in kilograms, price in euros per kilogram. */
export interface Picking {
  id: number;
  fruit: string;
  orchard: string;
  pickedOn: Date;
  weightKg: number;
  priceEur: number;
  organic: boolean;
}

const picking = (
  id: number,
  fruit: string,
  orchard: string,
  day: number,
  weightKg: number,
  priceEur: number,
  organic: boolean,
): Picking => ({
  id,
  fruit,
  orchard,
  pickedOn: new Date(2025, 8, day),
  weightKg,
  priceEur,
  organic,
});

export const harvest: Picking[] = [
  picking(1, 'Apple', 'Mill Lane', 2, 420, 1.6, true),
  picking(2, 'Pear', 'Mill Lane', 3, 260, 2.1, false),
  picking(3, 'Plum', 'South Bank', 3, 130, 2.8, true),
  picking(4, 'Apple', 'South Bank', 5, 510, 1.4, false),
  picking(5, 'Quince', 'Mill Lane', 8, 90, 3.4, true),
  picking(6, 'Pear', 'South Bank', 9, 310, 1.9, true),
  picking(7, 'Apple', 'Old Wall', 11, 380, 1.7, true),
  picking(8, 'Plum', 'Old Wall', 12, 75, 3.1, false),
];
