import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

export default function ItemTree() {
  const apiRef = useTreeViewApiRef();
  const [json, setJson] = useState('');

  // #region preview
  const read = () => setJson(JSON.stringify(apiRef.current?.getItemTree() ?? [], null, 1));

  return (
    <>
      <RichTreeView aria-label="Museum rooms" apiRef={apiRef} items={maritime} />
      <Button variant="outlined" size="small" onClick={read} sx={{ my: 1 }}>
        Read the tree
      </Button>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="The tree as JSON"
        sx={{ m: 0, p: 1, height: 140, overflow: 'auto', border: 1, borderColor: 'divider' }}
      >
        {json || 'Not read yet.'}
      </Box>
    </>
  );
  // #endregion
}
