import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

export default function DisableByMethod() {
  const apiRef = useTreeViewApiRef();

  // #region preview
  const close = (itemId: string, shouldBeDisabled?: boolean) =>
    apiRef.current?.setIsItemDisabled({ itemId, shouldBeDisabled });

  return (
    <>
      <Stack direction="row" sx={{ mb: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={() => close('upper', true)}>
          Close the upper floor
        </Button>
        <Button size="small" variant="outlined" onClick={() => close('upper', false)}>
          Open it
        </Button>
        <Button size="small" variant="outlined" onClick={() => close('yard')}>
          Toggle the yard
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Museum today"
        apiRef={apiRef}
        items={maritime}
        defaultExpandedItems={['upper']}
      />
    </>
  );
  // #endregion
}
