import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

export default function RevealItem() {
  const apiRef = useTreeViewApiRef();
  const [found, setFound] = useState<string | null>(null);

  // #region preview
  const reveal = (itemId: string) => {
    let parentId = apiRef.current?.getParentId(itemId);
    while (parentId) {
      apiRef.current?.setItemExpansion({ itemId: parentId, shouldBeExpanded: true });
      parentId = apiRef.current?.getParentId(parentId);
    }
    setFound(itemId);
  };

  return (
    <>
      <Autocomplete
        size="small"
        options={['cutter', 'smack', 'ropes', 'charts', 'lamps']}
        renderInput={(params) => <TextField {...params} label="Find a place" />}
        onChange={(_event, itemId) => itemId && reveal(itemId)}
        sx={{ mt: 1, mb: 2, maxWidth: 280 }}
      />
      <RichTreeView
        apiRef={apiRef}
        aria-label="Museum, searched"
        items={maritime}
        selectedItems={found}
        onSelectedItemsChange={(_event, itemId) => setFound(itemId)}
      />
    </>
  );
  // #endregion
}
