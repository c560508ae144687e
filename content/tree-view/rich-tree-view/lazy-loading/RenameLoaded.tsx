import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { createArchiveServer, type ArchiveEntry } from '../../../samples/archiveServer';

const server = createArchiveServer(500);
const cache = new DataSourceCacheDefault({});
const roots: ArchiveEntry[] = [{ id: 'drama', label: 'Radio drama', childrenCount: 2 }];
const dataSource = {
  getChildrenCount: (entry: ArchiveEntry) => entry.childrenCount,
  getTreeItems: server.list,
};
const item = { slotProps: { labelInput: { 'aria-label': 'Title' } } };

export default function RenameLoaded() {
  const [state, setState] = useState('Open the branch and rename a play.');

  // #region preview
  const save = async (itemId: string, label: string) => {
    setState('Saving…');
    await server.rename(itemId, label);
    cache.clear();
    setState('Saved. The next time you open it, the server is asked again.');
  };

  return (
    <>
      <RichTreeViewPro
        isItemEditable
        aria-label="Plays to rename"
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
