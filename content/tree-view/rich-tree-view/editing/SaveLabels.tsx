import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime, type MaritimePlace } from '../../../samples/maritime';

const item = { slotProps: { labelInput: { 'aria-label': 'New name' } } };

// #region preview
const rename = (places: MaritimePlace[], id: string, label: string): MaritimePlace[] =>
  places.map((place) => ({
    ...place,
    label: place.id === id ? label : place.label,
    children: place.children && rename(place.children, id, label),
  }));

export default function SaveLabels() {
  const [places, setPlaces] = useState(maritime);
  const [last, setLast] = useState('nothing yet');

  return (
    <>
      <RichTreeView
        isItemEditable
        aria-label="Places, stored"
        items={places}
        defaultExpandedItems={['upper']}
        onItemLabelChange={(itemId, label) => {
          setPlaces((old) => rename(old, itemId, label));
          setLast(`${itemId} → ${label}`);
        }}
        slotProps={{ item }}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        Stored: <bdi>{last}</bdi>
      </Typography>
    </>
  );
}
// #endregion
