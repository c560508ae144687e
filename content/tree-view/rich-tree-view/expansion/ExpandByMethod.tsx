import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

export default function ExpandByMethod() {
  const apiRef = useTreeViewApiRef();

  return (
    <>
      {/* #region preview */}
      <Stack direction="row" sx={{ mb: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button
          size="small"
          variant="outlined"
          onClick={(event) => apiRef.current?.setItemExpansion({ itemId: 'upper', event })}
        >
          Toggle the upper floor
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() =>
            apiRef.current?.setItemExpansion({ itemId: 'ground', shouldBeExpanded: true })
          }
        >
          Open the ground floor
        </Button>
      </Stack>
      <RichTreeView apiRef={apiRef} aria-label="Museum, by method" items={maritime} />
      {/* #endregion */}
    </>
  );
}
