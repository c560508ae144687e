import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ApiSelection() {
  const [keepOthers, setKeepOthers] = useState(true);
  // #region preview
  const apiRef = useTreeViewApiRef();

  const toggle = (itemId: string) =>
    apiRef.current?.setItemSelection({ itemId, keepExistingSelection: keepOthers });
  // #endregion

  return (
    <>
      <FormControlLabel
        control={<Switch checked={keepOthers} />}
        onChange={(_event, checked) => setKeepOthers(checked)}
        label="Keep the other items selected"
      />
      <Stack direction="row" spacing={1} sx={{ my: 1 }}>
        <Button size="small" variant="outlined" onClick={() => toggle('spade')}>
          Spade
        </Button>
        <Button size="small" variant="outlined" onClick={() => toggle('rake')}>
          Rake
        </Button>
      </Stack>
      <SimpleTreeView
        multiSelect
        apiRef={apiRef}
        aria-label="Tool shed"
        defaultExpandedItems={['tools']}
        defaultSelectedItems={['hose']}
      >
        <TreeItem itemId="tools" label="Hand tools">
          <TreeItem itemId="spade" label="Spade" />
          <TreeItem itemId="rake" label="Rake" />
        </TreeItem>
        <TreeItem itemId="hose" label="Garden hose" />
      </SimpleTreeView>
    </>
  );
}
