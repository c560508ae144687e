import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import type { DataSourceCache } from '@mui/x-tree-view/utils';
import { createArchiveServer, type ArchiveEntry } from '../../../samples/archiveServer';

const server = createArchiveServer(600);
const roots: ArchiveEntry[] = [{ id: 'sport', label: 'Sport', childrenCount: 1 }];
const dataSource = {
  getChildrenCount: (entry: ArchiveEntry) => entry.childrenCount,
  getTreeItems: server.list,
};

// #region preview
// Without a cache, every expansion sends a request. -1 also removes the current children.
const alwaysStale: DataSourceCache = { get: () => -1, set: () => {}, clear: () => {} };

export default function ReloadBranch() {
  const apiRef = useTreeViewApiRef();
  const [added, setAdded] = useState(0);

  const reload = (itemId: string) => {
    apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: false });
    apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: true });
  };

  const add = () => {
    server.add('sport', `Marathon, ${1983 + added}`);
    setAdded(added + 1);
  };

  return (
    <>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" variant="outlined" disabled={added === 3} onClick={add}>
          Add on the server
        </Button>
        <Button size="small" variant="outlined" onClick={() => reload('sport')}>
          Reload
        </Button>
      </Stack>
      <RichTreeViewPro
        apiRef={apiRef}
        aria-label="Archive that grows"
        items={roots}
        dataSource={dataSource}
        dataSourceCache={alwaysStale}
      />
    </>
  );
}
// #endregion
