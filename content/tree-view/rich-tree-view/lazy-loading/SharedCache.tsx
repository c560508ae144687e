import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { DataSourceCache } from '@mui/x-tree-view/utils';
import { createArchiveServer, type ArchiveEntry } from '../../../samples/archiveServer';

const server = createArchiveServer(1200);
const noItems: ArchiveEntry[] = [];
const dataSource = {
  getChildrenCount: (entry: ArchiveEntry) => entry.childrenCount,
  getTreeItems: server.list,
};

// #region preview
type Answer = Parameters<DataSourceCache['set']>[1];

const answers = new Map<string, Answer>();
const sharedCache: DataSourceCache = {
  get: (key) => answers.get(key),
  set: (key, value) => answers.set(key, value),
  clear: () => answers.clear(),
};

export default function SharedCache() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Choose a recording
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
        <DialogTitle>Recordings</DialogTitle>
        <DialogContent sx={{ minHeight: 260 }}>
          <RichTreeViewPro
            aria-label="Recordings"
            items={noItems}
            dataSource={dataSource}
            dataSourceCache={sharedCache}
          />
        </DialogContent>
      </Dialog>
    </>
  );
}
// #endregion
