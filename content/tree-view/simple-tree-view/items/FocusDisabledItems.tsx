import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusDisabledItems() {
  const [focusable, setFocusable] = useState(true);
  const [focused, setFocused] = useState('nothing yet');

  return (
    <>
      <FormControlLabel
        control={<Switch checked={focusable} />}
        onChange={(_event, checked) => setFocusable(checked)}
        label="Disabled items are focusable"
      />
      {/* #region preview */}
      <SimpleTreeView
        key={String(focusable)}
        aria-label="Seats"
        disabledItemsFocusable={focusable}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
      >
        <TreeItem itemId="Row A" label="Row A" />
        <TreeItem itemId="Row B" label="Row B, sold out" disabled />
        <TreeItem itemId="Row C" label="Row C, sold out" disabled />
        <TreeItem itemId="Row D" label="Row D" />
      </SimpleTreeView>
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        Focused: {focused}
      </Typography>
    </>
  );
}
