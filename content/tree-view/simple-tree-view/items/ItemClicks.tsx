import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ItemClicks() {
  const [clicked, setClicked] = useState('none');
  const [selected, setSelected] = useState<string | null>(null);

  return (
    <>
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Stations by line"
        defaultExpandedItems={['Harbor line']}
        onItemClick={(_event, itemId) => setClicked(itemId)}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      >
        <TreeItem itemId="Harbor line" label="Harbor line">
          <TreeItem itemId="Customs House" label="Customs House" />
          <TreeItem itemId="Fish Market" label="Fish Market (closed)" disabled />
        </TreeItem>
        <TreeItem itemId="Hill line" label="Hill line">
          <TreeItem itemId="Observatory" label="Observatory" />
        </TreeItem>
      </SimpleTreeView>
      {/* #endregion */}
      <Typography variant="body2" component="div" role="status" sx={{ mt: 1 }}>
        <div>Last click: {clicked}</div>
        <div>Selected: {selected ?? 'none'}</div>
      </Typography>
    </>
  );
}
