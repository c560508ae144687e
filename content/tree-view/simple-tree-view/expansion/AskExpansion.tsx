import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { museum } from '../../../samples/museum';
import { renderPlace } from './renderPlace';

export default function AskExpansion() {
  const [answer, setAnswer] = useState('Move over the plan with the arrow keys.');
  const apiRef = useTreeViewApiRef();

  // #region preview
  const ask = (itemId: string) => {
    const item = apiRef.current?.getItemDOMElement(itemId);
    const isOpen = item?.getAttribute('aria-expanded') === 'true';
    const method = apiRef.current?.isItemExpanded(itemId) ?? false;
    setAnswer(`${itemId}: ${isOpen ? 'open' : 'not open'}; isItemExpanded() says ${method}`);
  };
  // #endregion

  return (
    <>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {answer}
      </Typography>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Museum with questions"
        defaultExpandedItems={['ground']}
        onItemFocus={(_event, itemId) => ask(itemId)}
      >
        {museum.map(renderPlace)}
      </SimpleTreeView>
    </>
  );
}
