import { useState } from 'react';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import ReplayIcon from '@mui/icons-material/Replay';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeViewPro, TreeItem, type TreeItemProps } from '@mui/x-tree-view-pro';
import { createArchiveServer, type ArchiveEntry } from '../../../samples/archiveServer';

const server = createArchiveServer();
const roots: ArchiveEntry[] = [
  { id: 'drama', label: 'Radio drama', childrenCount: 2 },
  { id: 'music', label: 'Live music', childrenCount: 1 },
];
const dataSource = {
  getChildrenCount: (entry: ArchiveEntry) => entry.childrenCount,
  getTreeItems: server.list,
};

// #region preview
function RetryIcon() {
  return <ReplayIcon color="error" titleAccess="Failed, try again" />;
}

function WaitIcon() {
  return <HourglassEmptyIcon color="disabled" titleAccess="Loading" />;
}

function ArchiveItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ errorIcon: RetryIcon, loadingIcon: WaitIcon }} />;
}
// #endregion

export default function ErrorAndLoadingIcons() {
  const [failing, setFailing] = useState(false);
  const change = (value: boolean) => {
    setFailing(value);
    server.setFailing(value);
  };

  return (
    <>
      <FormControlLabel
        control={<Switch checked={failing} />}
        onChange={(_event, checked) => change(checked)}
        label="The server fails"
      />
      <RichTreeViewPro
        aria-label="Archive with its own icons"
        items={roots}
        dataSource={dataSource}
        slots={{ item: ArchiveItem }}
      />
    </>
  );
}
