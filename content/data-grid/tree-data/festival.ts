/** Budget of a small music festival. Costs in euros; a parent row contains only its own costs. */
export interface BudgetLine {
  id: number;
  path: string[];
  costEur: number;
  crew: number;
}

const line = (id: number, path: string, costEur: number, crew: number): BudgetLine => ({
  id,
  path: path.split(' / '),
  costEur,
  crew,
});

export const festival: BudgetLine[] = [
  line(1, 'Stage', 1800, 2),
  line(2, 'Stage / Sound', 900, 1),
  line(3, 'Stage / Sound / Mixing desk', 2400, 2),
  line(4, 'Stage / Sound / Microphones', 760, 1),
  line(5, 'Stage / Light', 400, 1),
  line(6, 'Stage / Light / Follow spots', 1150, 3),
  line(7, 'Catering', 300, 1),
  line(8, 'Catering / Field kitchen', 3100, 6),
  line(9, 'Catering / Water points', 520, 2),
  line(10, 'Camping', 700, 2),
  line(11, 'Camping / Showers', 1900, 2),
  line(12, 'Camping / Night watch', 2200, 5),
  line(13, 'Insurance', 2650, 0),
];

/** A line of the tour: when it is due, and whether it is paid. */
export interface TourLine extends BudgetLine {
  dueOn: Date;
  paid: boolean;
}

// prettier-ignore
const towns = ['Aldwick', 'Brambury', 'Castlerow', 'Dunmere', 'Eastholm', 'Fernley', 'Gannet Bay', 'Highmoor', 'Inverlee',
  'Juniper Hill', 'Kelbrook', 'Larkfield', 'Millhaven', 'Northwold', 'Oakhurst', 'Pebble Cove', 'Quarrington',
  'Redcliff', 'Saltmarsh', 'Thornby', 'Upper Wick', 'Vale End', 'Westerly', 'Yewdale'];

/** The same festival in 24 towns, 336 rows. The permit of a town is in its own row. */
export const tour: TourLine[] = towns.flatMap((town, stop) =>
  [line(0, town, 350 + stop * 45, 1), ...festival].map((each, index) => ({
    id: stop * 100 + each.id,
    path: index === 0 ? each.path : [town, ...each.path],
    costEur: each.costEur + ((stop * 37 + index * 13) % 20) * 10,
    crew: each.crew,
    dueOn: new Date(2025, 4 + Math.floor(stop / 6), 1 + ((stop * 4 + index) % 28)),
    paid: (stop + index) % 3 === 0,
  })),
);
