import { useMemo, useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { createArchiveServer, type ArchiveEntry } from '../../../samples/archiveServer';

const server = createArchiveServer();
const roots: ArchiveEntry[] = [{ id: 'drama', label: 'Radio drama', childrenCount: 2 }];

// #region preview
const tenSeconds = new DataSourceCacheDefault({ ttl: 10_000 });

export default function CacheLifetime() {
  const [requests, setRequests] = useState(0);

  const dataSource = useMemo(
    () => ({
      getChildrenCount: (entry: ArchiveEntry) => entry.childrenCount,
      getTreeItems: (parentId?: string) => {
        setRequests((count) => count + 1);
        return server.list(parentId);
      },
    }),
    [],
  );

  return (
    <>
      <RichTreeViewPro
        aria-label="Archive, cached for ten seconds"
        items={roots}
        dataSource={dataSource}
        dataSourceCache={tenSeconds}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        Requests: {requests}
      </Typography>
    </>
  );
}
// #endregion
