import { useState } from 'react';
import Button from '@mui/material/Button';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { sharedDrive, type DriveEntry } from '../../../samples/folders';

// #region preview
const renderEntry = (entry: DriveEntry) => (
  <TreeItem key={entry.id} itemId={entry.id} label={entry.name}>
    {entry.children?.map(renderEntry)}
  </TreeItem>
);
// #endregion

export default function ItemsFromData() {
  const [notes, setNotes] = useState<DriveEntry[]>([]);
  const addNote = () => {
    const number = notes.length + 1;
    setNotes([...notes, { id: `note-${number}`, name: `note-${number}.txt`, sizeKb: 1 }]);
  };

  return (
    <>
      <Button variant="outlined" size="small" disabled={notes.length === 3} onClick={addNote}>
        Add a note
      </Button>
      <SimpleTreeView
        aria-label="Drive built from data"
        defaultExpandedItems={['drawings', 'boathouse']}
        sx={{ mt: 1 }}
      >
        {[...sharedDrive, ...notes].map(renderEntry)}
      </SimpleTreeView>
    </>
  );
}
