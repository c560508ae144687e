/** The range of a plant nursery: sections, and plants with price and stock. */
export interface NurseryItem {
  id: string;
  label: string;
  /** Price of one plant in euros; sections have none. */
  price?: number;
  /** Plants ready for sale; sections have none. */
  stock?: number;
  children?: NurseryItem[];
}

export const nursery: NurseryItem[] = [
  {
    id: 'herbs',
    label: 'Herbs',
    children: [
      { id: 'thyme', label: 'Lemon thyme', price: 3.9, stock: 64 },
      { id: 'lovage', label: 'Lovage', price: 4.2, stock: 0 },
      { id: 'sorrel', label: 'Red-veined sorrel', price: 3.5, stock: 22 },
    ],
  },
  {
    id: 'shrubs',
    label: 'Shrubs',
    children: [
      { id: 'currant', label: 'Blackcurrant', price: 14, stock: 9 },
      { id: 'witch-hazel', label: 'Witch hazel', price: 38.5, stock: 0 },
    ],
  },
  {
    id: 'climbers',
    label: 'Climbers',
    children: [
      { id: 'clematis', label: 'Clematis', price: 17.9, stock: 12 },
      { id: 'hop', label: 'Golden hop', price: 11.5, stock: 5 },
    ],
  },
];
