/** Parcels waiting in the depots of a carrier. Weights in kilograms, charges in euros. */
export interface Parcel {
  id: string;
  region: string;
  depot: string;
  goods: string;
  status: ParcelStatus;
  weightKg: number;
  chargeEur: number;
}

export type ParcelStatus = 'received' | 'sorted' | 'loaded';

const depots: [region: string, depot: string][] = [
  ['Coast', 'Harwick'],
  ['Coast', 'Saltbridge'],
  ['Highlands', 'Corrie'],
  ['Highlands', 'Glenmoor'],
  ['Lowlands', 'Aldermere'],
  ['Lowlands', 'Fenwick'],
];

const goods = [
  'Bicycle lamps',
  'Ceramic tiles',
  'Drawing paper',
  'Fishing nets',
  'Garden shears',
  'Honey jars',
  'Piano strings',
  'Rain barrels',
  'Seed potatoes',
  'Wool blankets',
];

const statuses: ParcelStatus[] = ['received', 'sorted', 'loaded'];

const pick = <T>(list: T[], index: number): T => list[index % list.length] as T;

/** 240 parcels, the same on every load. */
export const parcels: Parcel[] = Array.from({ length: 240 }, (_, index) => {
  const [region, depot] = pick(depots, index * 5 + Math.floor(index / 7));
  const weightKg = 2 + ((index * 37) % 61);
  return {
    id: `P-${1001 + index}`,
    region,
    depot,
    goods: pick(goods, index * 3 + Math.floor(index / 10)),
    status: pick(statuses, index + Math.floor(index / 4)),
    weightKg,
    chargeEur: Math.round((4 + weightKg * 0.85) * 100) / 100,
  };
});
