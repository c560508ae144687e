import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createArchiveServer, type ArchiveEntry } from '../../../samples/archiveServer';

const server = createArchiveServer(1500);
const noItems: ArchiveEntry[] = [];

export default function LoadEverything() {
  const [attempt, setAttempt] = useState(1);
  // #region preview
  const [rootState, setRootState] = useState<'loading' | 'ready' | 'failed'>('loading');

  const dataSource = useMemo(
    () => ({
      getChildrenCount: (entry: ArchiveEntry) => entry.childrenCount,
      getTreeItems: async (parentId?: string) => {
        if (parentId !== undefined) return server.list(parentId);
        setRootState('loading');
        try {
          const entries = await server.list();
          setRootState('ready');
          return entries;
        } catch (error) {
          setRootState('failed');
          throw error;
        }
      },
    }),
    [],
  );
  // #endregion

  return (
    <>
      <FormControlLabel
        control={<Switch onChange={(_event, checked) => server.setFailing(checked)} />}
        label="Server fails"
      />
      <Button size="small" variant="outlined" onClick={() => setAttempt(attempt + 1)}>
        Reload
      </Button>
      <Box sx={{ height: 52 }}>
        {rootState === 'loading' && <LinearProgress aria-label="Loading the archive" />}
        {rootState === 'failed' && <Alert severity="error">The archive could not be loaded.</Alert>}
      </Box>
      <RichTreeViewPro
        key={attempt}
        aria-label="Archive, loaded from the first level"
        aria-busy={rootState === 'loading'}
        items={noItems}
        dataSource={dataSource}
      />
    </>
  );
}
