/** The beds of a community garden and what grows in them. */
export interface Plant {
  id: string;
  name: string;
}

export interface Bed {
  id: string;
  name: string;
  plants: Plant[];
}

export const beds: Bed[] = [
  {
    id: 'vegetables',
    name: 'Vegetables',
    plants: [
      { id: 'leeks', name: 'Leeks' },
      { id: 'beetroot', name: 'Beetroot' },
      { id: 'runner-beans', name: 'Runner beans' },
    ],
  },
  {
    id: 'herbs',
    name: 'Herbs',
    plants: [
      { id: 'lovage', name: 'Lovage' },
      { id: 'chives', name: 'Chives' },
      { id: 'tarragon', name: 'Tarragon' },
    ],
  },
  {
    id: 'fruit',
    name: 'Fruit',
    plants: [
      { id: 'gooseberry', name: 'Gooseberry' },
      { id: 'medlar', name: 'Medlar' },
    ],
  },
];

const names = new Map(
  beds.flatMap((bed) => [bed, ...bed.plants]).map(({ id, name }) => [id, name] as const),
);

/** The name of a bed or of a plant. */
export const nameOf = (id: string) => names.get(id) ?? id;
