import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { createArchiveServer, type ArchiveEntry } from '../../../samples/archiveServer';

const server = createArchiveServer();
const cache = new DataSourceCacheDefault({});
const dataSource = {
  getChildrenCount: (entry: ArchiveEntry) => entry.childrenCount,
  getTreeItems: server.list,
};
const roots: ArchiveEntry[] = [
  { id: 'drama', label: 'Radio drama', childrenCount: 2 },
  { id: 'music', label: 'Live music', childrenCount: 1 },
];
const item = { slotProps: { labelInput: { 'aria-label': 'Title' } } };

export default function EditLoadedItems() {
  const apiRef = useTreeViewApiRef();
  const [state, setState] = useState('No change yet.');

  // #region preview
  const save = async (itemId: string, label: string) => {
    const parentId = apiRef.current?.getParentId(itemId) ?? 'root';
    const siblings = cache.get(parentId);
    if (Array.isArray(siblings)) {
      cache.set(
        parentId,
        siblings.map((entry) => (entry.id === itemId ? { ...entry, label } : entry)),
      );
    }
    setState('Saving…');
    await server.rename(itemId, label);
    setState(`Saved on the server: “${label}”.`);
  };

  return (
    <>
      <RichTreeViewPro
        isItemEditable
        apiRef={apiRef}
        aria-label="Radio archive"
        items={roots}
        dataSource={dataSource}
        dataSourceCache={cache}
        onItemLabelChange={save}
        slotProps={{ item }}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {state}
      </Typography>
    </>
  );
  // #endregion
}
