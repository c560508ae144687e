/** Orders of a wholesaler of coffee equipment. Amounts are in euros, weights in kilograms. */
export interface Order {
  id: string;
  customer: string;
  country: string;
  placedOn: Date;
  /** `null` until the parcel has left. */
  shippedOn: Date | null;
  status: OrderStatus;
  priority: Priority;
  paid: boolean;
  items: number;
  weightKg: number;
  totalEur: number;
  /** Percentage off the list price, `null` where none was agreed. */
  discountPercent: number | null;
}

export type OrderStatus = 'draft' | 'packed' | 'shipped' | 'returned';

export type Priority = 'low' | 'normal' | 'high' | 'urgent';

/** A day of 2025. */
const day = (month: number, date: number) => new Date(2025, month - 1, date);

// prettier-ignore
export const orders: Order[] = [
  { id: 'SO-2041', customer: 'Tidewater Roasters', country: 'Ireland', placedOn: day(3, 4), shippedOn: day(3, 6),
    status: 'shipped', priority: 'normal', paid: true, items: 12, weightKg: 48.5, totalEur: 1840, discountPercent: 5 },
  { id: 'SO-2042', customer: 'Café Mirabel', country: 'France', placedOn: day(3, 4), shippedOn: null,
    status: 'packed', priority: 'urgent', paid: true, items: 3, weightKg: 9.2, totalEur: 415, discountPercent: null },
  { id: 'SO-2043', customer: 'Nordkaffe', country: 'Norway', placedOn: day(3, 7), shippedOn: day(3, 12),
    status: 'shipped', priority: 'low', paid: true, items: 40, weightKg: 162, totalEur: 6220, discountPercent: 12 },
  { id: 'SO-2044', customer: 'Bean & Gone', country: 'Ireland', placedOn: day(3, 10), shippedOn: null,
    status: 'draft', priority: 'normal', paid: false, items: 1, weightKg: 2.4, totalEur: 129, discountPercent: null },
  { id: 'SO-2045', customer: 'Östra Rosteriet', country: 'Sweden', placedOn: day(3, 11), shippedOn: day(3, 13),
    status: 'returned', priority: 'high', paid: true, items: 8, weightKg: 31.8, totalEur: 2675, discountPercent: null },
  { id: 'SO-2046', customer: 'Portello Espresso', country: 'Italy', placedOn: day(3, 14), shippedOn: day(3, 17),
    status: 'shipped', priority: 'normal', paid: true, items: 22, weightKg: 87.1, totalEur: 3990, discountPercent: 8 },
  { id: 'SO-2047', customer: 'Nachteule Kaffeebar', country: 'Germany', placedOn: day(3, 18), shippedOn: null,
    status: 'packed', priority: 'urgent', paid: true, items: 6, weightKg: 18.6, totalEur: 952, discountPercent: 5 },
  { id: 'SO-2048', customer: 'Atelier du Grain', country: 'France', placedOn: day(3, 18), shippedOn: day(3, 21),
    status: 'shipped', priority: 'low', paid: true, items: 15, weightKg: 54.3, totalEur: 2310, discountPercent: null },
  { id: 'SO-2049', customer: 'Kettle Lane', country: 'Ireland', placedOn: day(3, 20), shippedOn: null,
    status: 'draft', priority: 'high', paid: false, items: 4, weightKg: 12.9, totalEur: 688, discountPercent: null },
  { id: 'SO-2050', customer: 'Fjordbrygg', country: 'Norway', placedOn: day(3, 24), shippedOn: day(3, 26),
    status: 'shipped', priority: 'high', paid: false, items: 30, weightKg: 118.4, totalEur: 5105, discountPercent: 10 },
  { id: 'SO-2051', customer: 'Rösterei Lindenhof', country: 'Germany', placedOn: day(3, 25), shippedOn: null,
    status: 'packed', priority: 'normal', paid: true, items: 18, weightKg: 71.5, totalEur: 3148, discountPercent: 8 },
  { id: 'SO-2052', customer: 'Via Lunga', country: 'Italy', placedOn: day(3, 28), shippedOn: day(4, 1),
    status: 'returned', priority: 'low', paid: true, items: 2, weightKg: 5.7, totalEur: 276, discountPercent: null },
  { id: 'SO-2053', customer: 'Segelkaffe', country: 'Sweden', placedOn: day(3, 31), shippedOn: null,
    status: 'draft', priority: 'urgent', paid: false, items: 9, weightKg: 33, totalEur: 1462, discountPercent: 5 },
  { id: 'SO-2054', customer: 'La Torrefactrice', country: 'France', placedOn: day(4, 2), shippedOn: day(4, 4),
    status: 'shipped', priority: 'normal', paid: true, items: 26, weightKg: 96.2, totalEur: 4437, discountPercent: 10 },
];
