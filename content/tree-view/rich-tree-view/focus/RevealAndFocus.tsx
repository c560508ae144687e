import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

export default function RevealAndFocus() {
  const apiRef = useTreeViewApiRef();

  // #region preview
  const goTo = (event: SyntheticEvent, itemId: string) => {
    const api = apiRef.current;
    flushSync(() => {
      let parentId = api?.getParentId(itemId);
      while (parentId) {
        api?.setItemExpansion({ itemId: parentId, shouldBeExpanded: true });
        parentId = api?.getParentId(parentId);
      }
    });
    api?.focusItem(event, itemId);
  };

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        onClick={(event) => goTo(event, 'smack')}
        sx={{ mb: 1 }}
      >
        Go to the oyster smack
      </Button>
      <RichTreeView apiRef={apiRef} aria-label="Closed collection" items={maritime} />
    </>
  );
  // #endregion
}
