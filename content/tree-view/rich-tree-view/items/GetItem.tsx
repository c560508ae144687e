import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { nursery, type NurseryItem } from '../../../samples/nursery';

export default function GetItem() {
  const apiRef = useTreeViewApiRef();
  const [text, setText] = useState('Choose a plant.');

  // #region preview
  const describe = (itemId: string | null) => {
    const item: NurseryItem | undefined = itemId ? apiRef.current?.getItem(itemId) : undefined;
    if (item?.stock === undefined) {
      setText(item ? `${item.label}: ${item.children?.length ?? 0} plants` : 'Choose a plant.');
    } else {
      setText(`${item.label}: ${item.stock} in stock, € ${item.price?.toFixed(2)} each`);
    }
  };

  return (
    <>
      <RichTreeView
        aria-label="Nursery"
        apiRef={apiRef}
        items={nursery}
        defaultExpandedItems={['climbers']}
        onSelectedItemsChange={(_event, itemId) => describe(itemId)}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {text}
      </Typography>
    </>
  );
  // #endregion
}
