import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ItemFamily() {
  const apiRef = useTreeViewApiRef();
  const [family, setFamily] = useState('Click an item.');

  // #region preview
  const describe = (itemId: string) => {
    const parent = apiRef.current?.getParentId(itemId) ?? 'none';
    const children = apiRef.current?.getItemOrderedChildrenIds(itemId) ?? [];
    setFamily(`${itemId}: parent ${parent}; children ${children.join(', ') || 'none known'}.`);
  };

  return (
    <>
      <Button
        variant="outlined"
        size="small"
        onClick={() => apiRef.current?.setIsItemDisabled({ itemId: 'Wind' })}
      >
        Disable or enable Wind
      </Button>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Orchestra"
        defaultExpandedItems={['Strings']}
        onItemClick={(_event, itemId) => describe(itemId)}
        sx={{ my: 1 }}
      >
        <TreeItem itemId="Strings" label="Strings">
          <TreeItem itemId="Violas" label="Violas" />
          <TreeItem itemId="Cellos" label="Cellos" />
        </TreeItem>
        <TreeItem itemId="Wind" label="Wind">
          <TreeItem itemId="Oboes" label="Oboes" />
        </TreeItem>
      </SimpleTreeView>
      <Typography variant="body2" role="status">
        {family}
      </Typography>
    </>
  );
  // #endregion
}
