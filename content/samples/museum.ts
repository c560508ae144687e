/** The floors of a town museum, with their rooms and the larger exhibits. */
export interface Place {
  id: string;
  name: string;
  children?: Place[];
}

export const museum: Place[] = [
  {
    id: 'ground',
    name: 'Ground floor',
    children: [
      {
        id: 'town-hall',
        name: 'Old town hall',
        children: [
          { id: 'clock', name: 'Tower clock' },
          { id: 'seal', name: 'Council seal' },
        ],
      },
      { id: 'printing', name: 'Printing workshop' },
    ],
  },
  {
    id: 'first',
    name: 'First floor',
    children: [
      {
        id: 'river',
        name: 'Life on the river',
        children: [
          { id: 'barge', name: 'Salt barge' },
          { id: 'nets', name: 'Eel nets' },
        ],
      },
      { id: 'portraits', name: 'Portraits' },
    ],
  },
  { id: 'cafe', name: 'Roof café' },
];

/** The path to a place: the ids of its ancestors, outermost first. */
export function ancestorsOf(id: string, places = museum): string[] | null {
  for (const place of places) {
    if (place.id === id) return [];
    const below = place.children && ancestorsOf(id, place.children);
    if (below) return [place.id, ...below];
  }
  return null;
}
