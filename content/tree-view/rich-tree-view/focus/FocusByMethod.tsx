import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

export default function FocusByMethod() {
  const apiRef = useTreeViewApiRef();

  return (
    <>
      {/* #region preview */}
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        {['charts', 'yard'].map((itemId) => (
          <Button
            key={itemId}
            size="small"
            variant="outlined"
            onClick={(event) => apiRef.current?.focusItem(event, itemId)}
          >
            Focus {itemId}
          </Button>
        ))}
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Collection with shortcuts"
        items={maritime}
        defaultExpandedItems={['upper']}
      />
      {/* #endregion */}
    </>
  );
}
