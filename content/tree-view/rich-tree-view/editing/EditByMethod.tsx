import { useState } from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const start = [
  { id: 'list-1', label: 'Sails' },
  { id: 'list-2', label: 'Paint' },
];
const item = { slotProps: { labelInput: { 'aria-label': 'Name of the list' } } };

export default function EditByMethod() {
  const apiRef = useTreeViewApiRef();
  const [lists, setLists] = useState(start);

  // #region preview
  const add = () => {
    const id = `list-${lists.length + 1}`;
    flushSync(() => setLists([...lists, { id, label: 'New list' }]));
    apiRef.current?.setEditedItem(id);
  };

  const rename = (id: string, label: string) =>
    setLists((old) => old.map((list) => (list.id === id ? { id, label } : list)));

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={lists.length === 5}
        onClick={add}
        sx={{ mb: 1 }}
      >
        Add a list
      </Button>
      <RichTreeView
        isItemEditable
        apiRef={apiRef}
        aria-label="Shopping lists"
        items={lists}
        onItemLabelChange={rename}
        slotProps={{ item }}
      />
    </>
  );
  // #endregion
}
