import { useId } from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LabelledTree() {
  // #region preview
  const titleId = useId();
  const hintId = useId();

  return (
    <>
      <Typography id={titleId} component="h3" variant="subtitle1">
        Nature reserve
      </Typography>
      <Typography id={hintId} variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        Closed paths cannot be selected.
      </Typography>
      <SimpleTreeView
        aria-labelledby={titleId}
        aria-describedby={hintId}
        disabledItemsFocusable
        defaultExpandedItems={['paths']}
      >
        <TreeItem itemId="paths" label="Paths">
          <TreeItem itemId="lake" label="Lake path, 4 km" />
          <TreeItem itemId="ridge" label="Ridge path, 7 km (closed)" disabled />
        </TreeItem>
        <TreeItem itemId="hides" label="Bird hides" />
      </SimpleTreeView>
    </>
  );
  // #endregion
}
