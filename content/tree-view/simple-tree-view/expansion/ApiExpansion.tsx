import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { museum } from '../../../samples/museum';
import { renderPlace } from './renderPlace';

export default function ApiExpansion() {
  // #region preview
  const apiRef = useTreeViewApiRef();

  const setFirstFloor = (shouldBeExpanded?: boolean) =>
    apiRef.current?.setItemExpansion({ itemId: 'first', shouldBeExpanded });

  return (
    <>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" variant="outlined" onClick={() => setFirstFloor(true)}>
          Open
        </Button>
        <Button size="small" variant="outlined" onClick={() => setFirstFloor(false)}>
          Close
        </Button>
        <Button size="small" variant="outlined" onClick={() => setFirstFloor()}>
          Switch
        </Button>
      </Stack>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Museum with a remote control"
        defaultExpandedItems={['ground']}
      >
        {museum.map(renderPlace)}
      </SimpleTreeView>
    </>
  );
  // #endregion
}
