import { useState } from 'react';
import TextField from '@mui/material/TextField';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

// #region preview
interface Shelf {
  code: string;
  title: string;
  books: number;
}

const shelves: TreeViewBaseItem<Shelf>[] = [
  {
    code: 'A',
    title: 'Art',
    books: 410,
    children: [
      { code: 'A1', title: 'Painting', books: 260 },
      { code: 'A2', title: 'Photography', books: 150 },
    ],
  },
  { code: 'B', title: 'Biography', books: 330 },
];

export default function TypedItems() {
  const [smallest, setSmallest] = useState(200);

  return (
    <>
      <RichTreeView
        aria-label="Shelves"
        items={shelves}
        getItemId={(shelf) => shelf.code}
        getItemLabel={(shelf) => `${shelf.title} (${shelf.books})`}
        isItemDisabled={(shelf) => shelf.books < smallest}
        defaultExpandedItems={['A']}
      />
      <TextField
        size="small"
        type="number"
        label="Books at least"
        value={smallest}
        onChange={(event) => setSmallest(Number(event.target.value))}
        slotProps={{ htmlInput: { step: 50, min: 0 } }}
        sx={{ mt: 2, width: 160 }}
      />
    </>
  );
}
// #endregion
