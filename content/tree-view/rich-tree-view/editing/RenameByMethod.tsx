import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

export default function RenameByMethod() {
  const apiRef = useTreeViewApiRef();

  return (
    <>
      {/* #region preview */}
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        {['Yard', 'Yard (closed for winter)'].map((label) => (
          <Button
            key={label}
            size="small"
            variant="outlined"
            onClick={() => apiRef.current?.updateItemLabel('yard', label)}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <RichTreeView apiRef={apiRef} aria-label="Places, renamed by code" items={maritime} />
      {/* #endregion */}
    </>
  );
}
