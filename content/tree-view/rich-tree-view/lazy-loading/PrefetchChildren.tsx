import { useState } from 'react';
import { QueryClient, useIsFetching } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { DataSourceCache } from '@mui/x-tree-view/utils';
import { createArchiveServer, type ArchiveEntry } from '../../../samples/archiveServer';

const server = createArchiveServer();
const client = new QueryClient();
const noCache: DataSourceCache = { get: () => -1, set: () => {}, clear: () => {} };
const roots: ArchiveEntry[] = [
  { id: 'drama', label: 'Radio drama', childrenCount: 2 },
  { id: 'music', label: 'Live music', childrenCount: 1 },
];

// #region preview
const levelOf = (parentId: string) => ({
  queryKey: ['archive', parentId],
  queryFn: () => server.list(parentId),
  staleTime: 60_000,
});

const dataSource = {
  getChildrenCount: (entry: ArchiveEntry) => entry.childrenCount,
  getTreeItems: (parentId = 'root') => client.fetchQuery(levelOf(parentId)),
};

export default function PrefetchChildren() {
  const fetching = useIsFetching({}, client);
  const [ahead, setAhead] = useState<string[]>([]);

  return (
    <>
      <RichTreeViewPro
        aria-label="Archive, loaded ahead"
        items={roots}
        dataSource={dataSource}
        dataSourceCache={noCache}
        onItemFocus={(_event, itemId) => {
          void client.prefetchQuery(levelOf(itemId));
          setAhead((before) => (before.includes(itemId) ? before : [...before, itemId]));
        }}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {fetching > 0 ? 'Loading…' : `Loaded ahead: ${ahead.join(', ') || 'nothing'}`}
      </Typography>
    </>
  );
}
// #endregion
