import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

export default function SelectMoreByMethod() {
  const apiRef = useTreeViewApiRef();
  const [keep, setKeep] = useState(true);

  // #region preview
  const select = (itemId: string) =>
    apiRef.current?.setItemSelection({
      itemId,
      shouldBeSelected: true,
      keepExistingSelection: keep,
    });

  return (
    <>
      <FormControlLabel
        control={<Switch checked={keep} />}
        onChange={(_event, checked) => setKeep(checked)}
        label="Keep the others"
      />
      <Stack direction="row" spacing={1} sx={{ my: 1 }}>
        {['charts', 'lamps', 'yard'].map((itemId) => (
          <Button key={itemId} size="small" variant="outlined" onClick={() => select(itemId)}>
            {itemId}
          </Button>
        ))}
      </Stack>
      <RichTreeView
        multiSelect
        apiRef={apiRef}
        aria-label="Tour by method"
        items={maritime}
        defaultExpandedItems={['upper']}
      />
    </>
  );
  // #endregion
}
