import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { nursery, type NurseryItem } from '../../../samples/nursery';

const items = nursery.slice(0, 2);

// #region preview
const withName = (item: NurseryItem) => item.label;
const withPrice = (item: NurseryItem) =>
  item.price === undefined ? item.label : `${item.label}, € ${item.price.toFixed(2)}`;

export default function ItemLabels() {
  const [prices, setPrices] = useState(true);

  return (
    <>
      <FormControlLabel
        control={<Switch checked={prices} />}
        onChange={(_event, checked) => setPrices(checked)}
        label="Prices"
      />
      <RichTreeView
        aria-label="Plants"
        items={items}
        getItemLabel={prices ? withPrice : withName}
        defaultExpandedItems={['herbs']}
      />
    </>
  );
}
// #endregion
