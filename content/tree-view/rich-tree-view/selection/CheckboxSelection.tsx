import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { nursery } from '../../../samples/nursery';

export default function CheckboxSelection() {
  const [multiple, setMultiple] = useState(true);

  return (
    <>
      <FormControlLabel
        control={<Switch checked={multiple} />}
        onChange={(_event, checked) => setMultiple(checked)}
        label="Several at once"
      />
      {/* #region preview */}
      <RichTreeView
        key={String(multiple)}
        checkboxSelection
        multiSelect={multiple}
        aria-label="Plants to label"
        items={nursery}
        defaultExpandedItems={['herbs', 'climbers']}
      />
      {/* #endregion */}
    </>
  );
}
