import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function KeyboardLab() {
  const [several, setSeveral] = useState(false);
  const [pressed, setPressed] = useState('none yet');
  const [focused, setFocused] = useState('nothing');
  const [selected, setSelected] = useState<string[] | string | null>(null);

  return (
    <>
      <FormControlLabel
        control={<Switch checked={several} />}
        onChange={(_event, checked) => setSeveral(checked)}
        label="multiSelect"
      />
      {/* #region preview */}
      <SimpleTreeView
        key={String(several)}
        multiSelect={several}
        aria-label="Animals"
        defaultExpandedItems={['Birds']}
        onKeyDown={({ shiftKey, ctrlKey, metaKey, key }) =>
          setPressed(
            [shiftKey && 'Shift', ctrlKey && 'Ctrl', metaKey && '⌘', key === ' ' ? 'Space' : key]
              .filter(Boolean)
              .join(' + '),
          )
        }
        onItemFocus={(_event, itemId) => setFocused(itemId)}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      >
        <TreeItem itemId="Birds" label="Birds">
          <TreeItem itemId="Heron" label="Heron" />
          <TreeItem itemId="Kestrel" label="Kestrel" />
        </TreeItem>
        <TreeItem itemId="Fish" label="Fish">
          <TreeItem itemId="Pike" label="Pike" />
        </TreeItem>
        <TreeItem itemId="Hare" label="Hare" />
      </SimpleTreeView>
      {/* #endregion */}
      <Typography variant="body2" component="div" sx={{ mt: 1, height: 64 }}>
        <div>Key: {pressed}</div>
        <div>Focused: {focused}</div>
        <div>Selected: {[selected ?? []].flat().join(', ') || 'nothing'}</div>
      </Typography>
    </>
  );
}
