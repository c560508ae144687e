import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createArchiveServer, type ArchiveEntry } from '../../../samples/archiveServer';

const server = createArchiveServer(1500);
const noItems: ArchiveEntry[] = [];

// #region preview
export default function LoadEverything() {
  const [loading, setLoading] = useState(true);

  const dataSource = useMemo(
    () => ({
      getChildrenCount: (entry: ArchiveEntry) => entry.childrenCount,
      getTreeItems: async (parentId?: string) => {
        const entries = await server.list(parentId);
        if (parentId === undefined) setLoading(false);
        return entries;
      },
    }),
    [],
  );

  return (
    <>
      <Box sx={{ height: 28 }}>
        {loading && <CircularProgress size={20} aria-label="Loading the archive" />}
      </Box>
      <RichTreeViewPro
        aria-label="Archive, loaded from the first level"
        aria-busy={loading}
        items={noItems}
        dataSource={dataSource}
      />
    </>
  );
}
// #endregion
