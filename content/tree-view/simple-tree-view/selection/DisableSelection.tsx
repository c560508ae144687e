import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisableSelection() {
  const [reading, setReading] = useState(true);

  return (
    <>
      <FormControlLabel
        control={<Switch checked={reading} />}
        onChange={(_event, checked) => setReading(checked)}
        label="Reading only"
      />
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Statutes"
        disableSelection={reading}
        defaultExpandedItems={['members']}
        defaultSelectedItems="dues"
      >
        <TreeItem itemId="members" label="Members">
          <TreeItem itemId="joining" label="Joining and leaving" />
          <TreeItem itemId="dues" label="Dues" />
        </TreeItem>
        <TreeItem itemId="plots" label="Plots" />
      </SimpleTreeView>
      {/* #endregion */}
    </>
  );
}
