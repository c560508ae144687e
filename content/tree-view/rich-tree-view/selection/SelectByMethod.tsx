import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

export default function SelectByMethod() {
  const apiRef = useTreeViewApiRef();

  return (
    <>
      {/* #region preview */}
      <Stack direction="row" sx={{ mb: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button
          size="small"
          variant="outlined"
          onClick={(event) => apiRef.current?.setItemSelection({ itemId: 'lamps', event })}
        >
          Toggle lamps
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() =>
            apiRef.current?.setItemSelection({ itemId: 'lamps', shouldBeSelected: false })
          }
        >
          Clear
        </Button>
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Highlights"
        items={maritime}
        defaultExpandedItems={['upper']}
      />
      {/* #endregion */}
    </>
  );
}
