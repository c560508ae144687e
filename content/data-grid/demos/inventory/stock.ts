export interface Movement {
  week: string;
  received: number;
  sold: number;
}

export interface Product {
  id: string;
  name: string;
  category: Category;
  supplier: string;
  leadDays: number;
  stock: number;
  /** Reorder when the stock falls to this number. */
  reorderAt: number;
  onOrder: number;
  costEur: number;
  priceEur: number;
  shelves: { place: string; pieces: number }[];
  movements: Movement[];
}

export const categories = ['Tents', 'Sleeping', 'Cooking', 'Light', 'Packs'] as const;

export type Category = (typeof categories)[number];

export type StockStatus = 'In stock' | 'Low' | 'Sold out' | 'On order';

export function stockStatus({ stock, reorderAt, onOrder }: Product): StockStatus {
  if (onOrder > 0 && stock <= reorderAt) return 'On order';
  if (stock === 0) return 'Sold out';
  return stock <= reorderAt ? 'Low' : 'In stock';
}

/** The usual order: refills the stock to twice the reorder level. */
export const orderSize = (product: Product) => Math.max(10, product.reorderAt * 2 - product.stock);

type Line = [
  id: string,
  name: string,
  category: Category,
  supplier: string,
  leadDays: number,
  stock: number,
  reorderAt: number,
  costEur: number,
  priceEur: number,
  sold: number[],
];

// prettier-ignore
const lines: Line[] = [
  ['TN-110', 'Ridge tent, 2-person', 'Tents', 'Haldor Canvas', 21, 34, 12, 118, 219, [4, 6, 5, 9, 8, 7]],
  ['TN-140', 'Dome tent, 4-person', 'Tents', 'Haldor Canvas', 21, 7, 10, 164, 299, [3, 2, 5, 6, 4, 8]],
  ['TN-205', 'Tarp, 3 by 4 meters', 'Tents', 'Sailcloth & Co', 9, 58, 15, 31, 64, [5, 8, 6, 7, 11, 9]],
  ['SL-021', 'Down bag, −7 °C', 'Sleeping', 'Eiderworks', 30, 0, 8, 141, 265, [6, 5, 7, 4, 3, 2]],
  ['SL-034', 'Summer bag, 10 °C', 'Sleeping', 'Eiderworks', 30, 41, 20, 38, 79, [9, 11, 8, 14, 16, 15]],
  ['SL-050', 'Folding mat', 'Sleeping', 'Polymat', 12, 96, 40, 11, 29, [18, 22, 19, 25, 31, 28]],
  ['CK-007', 'Gas stove', 'Cooking', 'Brenner Metall', 14, 18, 18, 27, 58, [7, 9, 6, 8, 12, 10]],
  ['CK-012', 'Pot set, three pieces', 'Cooking', 'Brenner Metall', 14, 25, 10, 19, 45, [4, 3, 6, 5, 4, 7]],
  ['CK-031', 'Water filter', 'Cooking', 'Clearspring', 18, 3, 12, 33, 72, [5, 6, 8, 7, 9, 9]],
  ['LT-004', 'Headlamp, 400 lumen', 'Light', 'Nordlicht', 7, 63, 25, 16, 39, [12, 10, 15, 13, 17, 14]],
  ['LT-009', 'Lantern, rechargeable', 'Light', 'Nordlicht', 7, 22, 12, 21, 49, [6, 4, 7, 6, 8, 5]],
  ['PK-030', 'Day pack, 30 liters', 'Packs', 'Tragwerk', 16, 29, 14, 44, 95, [8, 7, 9, 6, 10, 11]],
  ['PK-065', 'Trekking pack, 65 liters', 'Packs', 'Tragwerk', 16, 11, 12, 97, 189, [3, 5, 4, 6, 5, 7]],
  ['PK-090', 'Rain cover', 'Packs', 'Sailcloth & Co', 9, 74, 20, 6, 18, [10, 14, 9, 16, 12, 13]],
];

export const products: Product[] = lines.map(
  ([id, name, category, supplier, leadDays, stock, reorderAt, costEur, priceEur, sold]) => ({
    id,
    name,
    category,
    supplier,
    leadDays,
    stock,
    reorderAt,
    onOrder: 0,
    costEur,
    priceEur,
    shelves: [
      { place: 'Shop', pieces: Math.min(stock, 8) },
      { place: 'Warehouse', pieces: Math.max(0, stock - 8) },
    ],
    movements: sold.map((pieces, index) => ({
      week: `W${18 + index}`,
      sold: pieces,
      received: index % 3 === 1 ? reorderAt : 0,
    })),
  }),
);
