import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

export default function ChildrenIds() {
  const apiRef = useTreeViewApiRef();
  const [text, setText] = useState('Choose a floor or a room.');

  // #region preview
  const leavesOf = (itemId: string): string[] => {
    const children = apiRef.current?.getItemOrderedChildrenIds(itemId) ?? [];
    return children.length === 0 ? [itemId] : children.flatMap(leavesOf);
  };

  return (
    <>
      <RichTreeView
        aria-label="Museum, counted"
        apiRef={apiRef}
        items={maritime}
        expansionTrigger="iconContainer"
        onItemClick={(_event, itemId) => setText(`${itemId} holds ${leavesOf(itemId).join(', ')}.`)}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {text}
      </Typography>
    </>
  );
  // #endregion
}
