import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { createArchiveServer, type ArchiveEntry } from '../../../samples/archiveServer';

const server = createArchiveServer();

// #region preview
const roots: ArchiveEntry[] = [
  { id: 'drama', label: 'Radio drama', childrenCount: 2 },
  { id: 'music', label: 'Live music', childrenCount: 1 },
  { id: 'sport', label: 'Sport', childrenCount: 1 },
];

const dataSource = {
  getChildrenCount: (entry: ArchiveEntry) => entry.childrenCount,
  getTreeItems: (parentId?: string) => server.list(parentId),
};

export default function RadioArchive() {
  return <RichTreeViewPro aria-label="Radio archive" items={roots} dataSource={dataSource} />;
}
// #endregion
