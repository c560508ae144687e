import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createArchiveServer, type ArchiveEntry } from '../../../samples/archiveServer';

const server = createArchiveServer(600);
const roots: ArchiveEntry[] = [
  { id: 'drama', label: 'Radio drama', childrenCount: 2 },
  { id: 'music', label: 'Live music', childrenCount: 1 },
];
const dataSource = {
  getChildrenCount: (entry: ArchiveEntry) => entry.childrenCount,
  getTreeItems: server.list,
};

export default function LazySelection() {
  const [selected, setSelected] = useState(['drama']);

  return (
    <>
      {/* #region preview */}
      <RichTreeViewPro
        multiSelect
        checkboxSelection
        aria-label="Recordings to digitize"
        items={roots}
        dataSource={dataSource}
        selectionPropagation={{ parents: true, descendants: true }}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      />
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        Selected ids: {selected.join(', ') || 'none'}
      </Typography>
    </>
  );
}
