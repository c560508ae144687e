import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

export default function Propagation() {
  const [descendants, setDescendants] = useState(true);
  const [parents, setParents] = useState(true);

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={descendants} />}
          onChange={(_event, checked) => setDescendants(checked)}
          label="descendants"
        />
        <FormControlLabel
          control={<Switch checked={parents} />}
          onChange={(_event, checked) => setParents(checked)}
          label="parents"
        />
      </Stack>
      {/* #region preview */}
      <RichTreeView
        multiSelect
        checkboxSelection
        aria-label="Rooms to heat"
        items={maritime}
        defaultExpandedItems={['ground', 'boats']}
        defaultSelectedItems={['smack']}
        selectionPropagation={{ descendants, parents }}
      />
      {/* #endregion */}
    </>
  );
}
