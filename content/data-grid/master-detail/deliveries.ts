export interface Delivery {
  id: string;
  customer: string;
  day: string;
  lines: { id: number; article: string; quantity: number; priceEur: number }[];
  note?: string;
}

/** Deliveries of a nursery for hedges and trees; prices per piece in euros. */
// prettier-ignore
export const deliveries: Delivery[] = [
  { id: 'D-310', customer: 'Parkside School', day: '12 May', note: 'Gate opens at seven.',
    lines: [{ id: 1, article: 'Hornbeam 80 cm', quantity: 40, priceEur: 4.2 }, { id: 2, article: 'Bark mulch 60 l', quantity: 12, priceEur: 6.9 }] },
  { id: 'D-311', customer: 'R. Achterberg', day: '12 May',
    lines: [{ id: 1, article: 'Plum, half standard', quantity: 1, priceEur: 38 }] },
  { id: 'D-312', customer: 'Town of Elm Ford', day: '13 May', note: 'Three stops: cemetery, playground, town hall.',
    lines: [{ id: 1, article: 'Lime tree 14/16', quantity: 6, priceEur: 212 }, { id: 2, article: 'Tree stake', quantity: 18, priceEur: 7.5 }, { id: 3, article: 'Coir strap', quantity: 20, priceEur: 1.9 }] },
  { id: 'D-313', customer: 'Café Mirabel', day: '14 May', lines: [] },
  { id: 'D-314', customer: 'Housing coop Südhang', day: '15 May',
    lines: [{ id: 1, article: 'Privet 60 cm', quantity: 150, priceEur: 2.1 }, { id: 2, article: 'Field maple 100 cm', quantity: 30, priceEur: 5.4 }] },
];

/** As many deliveries as a demo asks for. After the first five, customers order again, in other quantities. */
export function deliveriesOf(count: number): Delivery[] {
  return Array.from({ length: count }, (_, index) => {
    const again = Math.floor(index / deliveries.length);
    const first = deliveries[index % deliveries.length] as Delivery;
    return {
      ...first,
      id: `D-${310 + index}`,
      day: dayFormat.format(new Date(2025, 4, 12 + Math.floor(index / 4))),
      lines: first.lines.map((each) => ({ ...each, quantity: each.quantity + again * 2 })),
    };
  });
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
