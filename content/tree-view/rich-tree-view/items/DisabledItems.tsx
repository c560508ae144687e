import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { nursery, type NurseryItem } from '../../../samples/nursery';

// #region preview
const isSoldOut = (item: NurseryItem) => item.stock === 0;

export default function DisabledItems() {
  const [strict, setStrict] = useState(true);

  return (
    <>
      <FormControlLabel
        control={<Switch checked={strict} />}
        onChange={(_event, checked) => setStrict(checked)}
        label="Disable what is sold out"
      />
      <RichTreeView
        aria-label="Plants in stock"
        items={nursery}
        isItemDisabled={strict ? isSoldOut : undefined}
        defaultExpandedItems={['herbs', 'shrubs']}
      />
    </>
  );
}
// #endregion
