export interface DeliveryStop {
  id: number;
  place: string;
}

export const deliveryStops: DeliveryStop[] = [
  { id: 1, place: 'Mill Lane 4' },
  { id: 2, place: 'Quay, shed 12' },
  { id: 3, place: 'Town library' },
  { id: 4, place: 'Weir Cottage' },
  { id: 5, place: 'St. Anne’s school' },
];
