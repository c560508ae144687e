/** A packing list for a hut-to-hut hike. Leaves have a weight in grams. */
export interface Gear {
  id: string;
  label: string;
  grams?: number;
  children?: Gear[];
}

export const gear: Gear[] = [
  {
    id: 'shelter',
    label: 'Shelter and sleep',
    children: [
      { id: 'tent', label: 'Tent for two', grams: 1450 },
      { id: 'sleeping-bag', label: 'Sleeping bag', grams: 980 },
      { id: 'mat', label: 'Sleeping mat', grams: 420 },
    ],
  },
  {
    id: 'kitchen',
    label: 'Kitchen',
    children: [
      { id: 'stove', label: 'Gas stove', grams: 310 },
      { id: 'pot', label: 'Pot and spoon', grams: 190 },
      { id: 'water', label: 'Water filter', grams: 85 },
    ],
  },
  {
    id: 'clothes',
    label: 'Clothes',
    children: [
      {
        id: 'rain',
        label: 'Rain gear',
        children: [
          { id: 'jacket', label: 'Rain jacket', grams: 340 },
          { id: 'trousers', label: 'Rain pants', grams: 260 },
        ],
      },
      { id: 'fleece', label: 'Fleece sweater', grams: 290 },
    ],
  },
  {
    id: 'safety',
    label: 'Safety',
    children: [
      { id: 'map', label: 'Map and compass', grams: 140 },
      { id: 'lamp', label: 'Headlamp', grams: 85 },
      { id: 'first-aid', label: 'First-aid kit', grams: 190 },
    ],
  },
];

export const leavesOf = (item: Gear): Gear[] => item.children?.flatMap(leavesOf) ?? [item];

export const branches = ['shelter', 'kitchen', 'clothes', 'rain', 'safety'];

/** The weight of `item` and its descendants that are in `ids`, in grams. */
export const gramsOf = (item: Gear, ids?: string[]): number =>
  leavesOf(item)
    .filter(({ id }) => !ids || ids.includes(id))
    .reduce((sum, { grams = 0 }) => sum + grams, 0);

/** The branches and leaves whose label contains the text. */
export const search = (text: string, items = gear): Gear[] =>
  items.flatMap((item) => {
    if (item.label.toLowerCase().includes(text.toLowerCase())) return [item];
    const children = search(text, item.children ?? []);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
