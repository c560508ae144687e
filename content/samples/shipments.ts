import { seededNumbers } from './gridPeople';

/** Consignments of a freight forwarder. Weights in metric tons, values in euros. */
export interface Shipment {
  id: string;
  goods: string;
  mode: TransportMode;
  from: string;
  to: string;
  status: ShipmentStatus;
  /** Share of the route that is covered, in percent. */
  progress: number;
  departedOn: Date;
  arrivesOn: Date;
  tons: number;
  valueEur: number;
  /** Expected delay in hours, as estimated on each of the last eight days. */
  delayHours: number[];
}

export type TransportMode = 'Sea' | 'Rail' | 'Road' | 'Air';

export type ShipmentStatus = 'booked' | 'moving' | 'customs' | 'delivered';

export const shipmentStatuses: ShipmentStatus[] = ['booked', 'moving', 'customs', 'delivered'];

/** A day of 2025. */
const day = (month: number, date: number) => new Date(2025, month - 1, date);

// prettier-ignore
export const shipments: Shipment[] = [
  { id: 'FR-1804', goods: 'Pump housings', mode: 'Sea', from: 'Busan', to: 'Rotterdam', status: 'moving', progress: 64,
    departedOn: day(5, 2), arrivesOn: day(6, 9), tons: 41.2, valueEur: 318000, delayHours: [0, 0, 4, 10, 18, 22, 20, 26] },
  { id: 'FR-1805', goods: 'Green coffee', mode: 'Sea', from: 'Santos', to: 'Trieste', status: 'customs', progress: 98,
    departedOn: day(5, 1), arrivesOn: day(5, 27), tons: 76.8, valueEur: 402500, delayHours: [12, 12, 9, 9, 6, 6, 30, 34] },
  { id: 'FR-1806', goods: 'Solar modules', mode: 'Sea', from: 'Ningbo', to: 'Gdańsk', status: 'moving', progress: 37,
    departedOn: day(5, 14), arrivesOn: day(6, 24), tons: 58.4, valueEur: 611000, delayHours: [0, 2, 2, 2, 5, 5, 4, 3] },
  { id: 'FR-1809', goods: 'Timber panels', mode: 'Sea', from: 'Riga', to: 'Bilbao', status: 'delivered', progress: 100,
    departedOn: day(5, 8), arrivesOn: day(5, 20), tons: 112.5, valueEur: 96400, delayHours: [8, 8, 6, 6, 3, 2, 0, 0] },
  { id: 'FR-1811', goods: 'Bicycle frames', mode: 'Sea', from: 'Kaohsiung', to: 'Antwerp', status: 'booked', progress: 0,
    departedOn: day(6, 3), arrivesOn: day(7, 8), tons: 9.6, valueEur: 184200, delayHours: [0, 0, 0, 0, 0, 0, 12, 12] },
  { id: 'FR-1812', goods: 'Steel coil', mode: 'Rail', from: 'Linz', to: 'Katowice', status: 'moving', progress: 81,
    departedOn: day(5, 25), arrivesOn: day(5, 29), tons: 320, valueEur: 271000, delayHours: [0, 1, 3, 5, 5, 6, 6, 4] },
  { id: 'FR-1813', goods: 'Household appliances', mode: 'Rail', from: 'Łódź', to: 'Duisburg', status: 'customs', progress: 92,
    departedOn: day(5, 22), arrivesOn: day(5, 28), tons: 46.1, valueEur: 512800, delayHours: [2, 2, 2, 9, 9, 14, 14, 14] },
  { id: 'FR-1815', goods: 'Malting barley', mode: 'Rail', from: 'Orléans', to: 'Plzeň', status: 'moving', progress: 55,
    departedOn: day(5, 26), arrivesOn: day(5, 30), tons: 540, valueEur: 118900, delayHours: [0, 0, 0, 0, 1, 1, 0, 0] },
  { id: 'FR-1816', goods: 'Paper reels', mode: 'Rail', from: 'Kotka', to: 'Milan', status: 'delivered', progress: 100,
    departedOn: day(5, 12), arrivesOn: day(5, 21), tons: 188.3, valueEur: 143600, delayHours: [20, 18, 12, 12, 8, 4, 0, 0] },
  { id: 'FR-1818', goods: 'Cut flowers', mode: 'Road', from: 'Aalsmeer', to: 'Geneva', status: 'moving', progress: 73,
    departedOn: day(5, 27), arrivesOn: day(5, 28), tons: 4.2, valueEur: 38700, delayHours: [0, 0, 0, 0, 0, 1, 2, 2] },
  { id: 'FR-1819', goods: 'Wind turbine blades', mode: 'Road', from: 'Esbjerg', to: 'Erfurt', status: 'moving', progress: 28,
    departedOn: day(5, 26), arrivesOn: day(6, 1), tons: 38.9, valueEur: 894000, delayHours: [0, 6, 6, 14, 14, 20, 28, 31] },
  { id: 'FR-1821', goods: 'Olive oil', mode: 'Road', from: 'Jaén', to: 'Lyon', status: 'booked', progress: 0,
    departedOn: day(6, 2), arrivesOn: day(6, 4), tons: 21.4, valueEur: 152300, delayHours: [0, 0, 0, 0, 0, 0, 0, 0] },
  { id: 'FR-1822', goods: 'Office furniture', mode: 'Road', from: 'Kaunas', to: 'Uppsala', status: 'customs', progress: 88,
    departedOn: day(5, 24), arrivesOn: day(5, 28), tons: 12.7, valueEur: 67500, delayHours: [0, 0, 3, 3, 7, 7, 7, 8] },
  { id: 'FR-1823', goods: 'Milking robots', mode: 'Road', from: 'Maassluis', to: 'Cork', status: 'delivered', progress: 100,
    departedOn: day(5, 19), arrivesOn: day(5, 23), tons: 7.9, valueEur: 436000, delayHours: [5, 5, 2, 2, 1, 0, 0, 0] },
  { id: 'FR-1825', goods: 'Vaccines', mode: 'Air', from: 'Brussels', to: 'Nairobi', status: 'moving', progress: 90,
    departedOn: day(5, 27), arrivesOn: day(5, 28), tons: 0.8, valueEur: 1260000, delayHours: [0, 0, 0, 0, 0, 0, 1, 1] },
  { id: 'FR-1826', goods: 'Wafer inspection tool', mode: 'Air', from: 'Eindhoven', to: 'Taipei', status: 'customs', progress: 97,
    departedOn: day(5, 25), arrivesOn: day(5, 28), tons: 6.3, valueEur: 4850000, delayHours: [0, 0, 4, 4, 8, 12, 12, 16] },
  { id: 'FR-1827', goods: 'Spare gearboxes', mode: 'Air', from: 'Bergamo', to: 'Houston', status: 'booked', progress: 0,
    departedOn: day(5, 30), arrivesOn: day(6, 1), tons: 2.6, valueEur: 229000, delayHours: [0, 0, 0, 0, 6, 6, 6, 6] },
  { id: 'FR-1829', goods: 'Smoked salmon', mode: 'Air', from: 'Bergen', to: 'Dubai', status: 'delivered', progress: 100,
    departedOn: day(5, 23), arrivesOn: day(5, 24), tons: 3.1, valueEur: 88400, delayHours: [3, 3, 2, 1, 0, 0, 0, 0] },
];

/** As many shipments as a demo asks for, the same on every call: first those above, then others like them. */
export function shipmentsOf(count: number): Shipment[] {
  return Array.from({ length: count }, (_, index) => {
    const model = shipments[index % shipments.length] as Shipment;
    if (index < shipments.length) return model;
    const next = seededNumbers(index * 6007 + 5);
    const status = shipmentStatuses[Math.floor(next() * shipmentStatuses.length)] as ShipmentStatus;
    const other = shipments[Math.floor(next() * shipments.length)] as Shipment;
    const departs = Math.floor(next() * 60);
    return {
      ...model,
      id: `FR-${2000 + index}`,
      goods: other.goods,
      status,
      progress: { booked: 0, moving: Math.round(5 + next() * 88), customs: 97, delivered: 100 }[
        status
      ],
      departedOn: day(5, departs),
      arrivesOn: day(5, departs + 4 + Math.floor(next() * 30)),
      tons: Math.round(next() * 1100 + 20) / 10,
      valueEur: Math.round(20 + next() * 900) * 1000,
      delayHours: Array.from({ length: 8 }, () => Math.floor(next() * 30)),
    };
  });
}
