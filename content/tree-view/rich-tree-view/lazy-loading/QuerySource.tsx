import { useMemo, useState } from 'react';
import { QueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { DataSourceCache } from '@mui/x-tree-view/utils';
import { createArchiveServer, type ArchiveEntry } from '../../../samples/archiveServer';

const server = createArchiveServer();
const roots: ArchiveEntry[] = [{ id: 'drama', label: 'Radio drama', childrenCount: 2 }];

// #region preview
const client = new QueryClient();
// The tree asks the data source each time, and the query cache decides.
const noCache: DataSourceCache = { get: () => -1, set: () => {}, clear: () => {} };

export default function QuerySource() {
  const [requests, setRequests] = useState(0);

  const dataSource = useMemo(
    () => ({
      getChildrenCount: (entry: ArchiveEntry) => entry.childrenCount,
      getTreeItems: (parentId = 'root') =>
        client.fetchQuery({
          queryKey: ['archive', parentId],
          queryFn: () => {
            setRequests((count) => count + 1);
            return server.list(parentId);
          },
          staleTime: 60_000,
        }),
    }),
    [],
  );

  return (
    <>
      <RichTreeViewPro
        aria-label="Archive with a query client"
        items={roots}
        dataSource={dataSource}
        dataSourceCache={noCache}
      />
      <Button
        size="small"
        variant="outlined"
        onClick={() => client.invalidateQueries({ queryKey: ['archive'] })}
      >
        Invalidate
      </Button>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        Requests: {requests}
      </Typography>
    </>
  );
}
// #endregion
