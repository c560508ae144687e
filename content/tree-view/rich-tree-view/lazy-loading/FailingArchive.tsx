import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createArchiveServer, type ArchiveEntry } from '../../../samples/archiveServer';

const server = createArchiveServer();
const roots: ArchiveEntry[] = [
  { id: 'drama', label: 'Radio drama', childrenCount: 2 },
  { id: 'music', label: 'Live music', childrenCount: 1 },
];

export default function FailingArchive() {
  const [problem, setProblem] = useState<string | null>(null);

  // #region preview
  const dataSource = useMemo(
    () => ({
      getChildrenCount: (entry: ArchiveEntry) => entry.childrenCount,
      getTreeItems: async (parentId?: string) => {
        setProblem(null);
        try {
          return await server.list(parentId);
        } catch (error) {
          setProblem(`“${parentId}” could not be opened. Click it to try again.`);
          throw error;
        }
      },
    }),
    [],
  );

  return (
    <>
      <FormControlLabel
        control={<Switch onChange={(_event, checked) => server.setFailing(checked)} />}
        label="The server fails"
      />
      <RichTreeViewPro aria-label="Fragile archive" items={roots} dataSource={dataSource} />
      <Alert severity={problem ? 'error' : 'info'} sx={{ mt: 1 }}>
        {problem ?? 'No problem so far.'}
      </Alert>
    </>
  );
  // #endregion
}
