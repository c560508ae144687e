import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Locker {
  number: number;
  label: string;
  children?: Locker[];
}

const lockers: Locker[] = [
  {
    number: 100,
    label: 'North wall',
    children: [
      { number: 101, label: 'Wetsuits' },
      { number: 102, label: 'Paddles' },
    ],
  },
  { number: 200, label: 'South wall', children: [{ number: 201, label: 'Buoyancy aids' }] },
];

// #region preview
const getItemId = (locker: Locker) => `locker-${locker.number}`;

export default function ItemIds() {
  const [selected, setSelected] = useState<string | null>(null);

  return (
    <>
      <RichTreeView
        aria-label="Lockers"
        items={lockers}
        getItemId={getItemId}
        defaultExpandedItems={['locker-100']}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        Selected: {selected ?? 'none'}
      </Typography>
    </>
  );
}
// #endregion
