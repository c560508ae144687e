/** Tools of a neighborhood workshop. Deposits are in euros. */
export interface Tool {
  id: number;
  name: string;
  shelf: Shelf;
  count: number;
  depositEur: number;
  /** On loan: the entry is locked until the tool is returned. */
  lent: boolean;
}

export type Shelf = 'A' | 'B' | 'C';

export const shelves: Shelf[] = ['A', 'B', 'C'];

export const tools: Tool[] = [
  { id: 1, name: 'Cordless drill', shelf: 'A', count: 4, depositEur: 40, lent: false },
  { id: 2, name: 'Tile cutter', shelf: 'B', count: 1, depositEur: 65, lent: true },
  { id: 3, name: 'Hedge trimmer', shelf: 'C', count: 2, depositEur: 50, lent: false },
  { id: 4, name: 'Belt sander', shelf: 'A', count: 3, depositEur: 35, lent: false },
  { id: 5, name: 'Laser level', shelf: 'B', count: 2, depositEur: 80, lent: true },
  { id: 6, name: 'Wood chisels', shelf: 'A', count: 12, depositEur: 10, lent: false },
];
