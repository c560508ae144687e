import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro';
import { halves, programme, type ProgrammeItem } from './programme';

// #region preview
type CanMove = RichTreeViewProProps<ProgrammeItem, false>['canMoveItemToNewPosition'];

// Halves stay at the root; pieces stay inside a half.
const keepLevels: CanMove = ({ itemId, newPosition }) =>
  halves.includes(itemId)
    ? newPosition.parentId === null
    : newPosition.parentId !== null && halves.includes(newPosition.parentId);

export default function AllowedPositions() {
  const [strict, setStrict] = useState(true);

  return (
    <>
      <FormControlLabel
        control={<Switch checked={strict} />}
        onChange={(_event, checked) => setStrict(checked)}
        label="Keep the levels"
      />
      <RichTreeViewPro
        itemsReordering
        aria-label="Program with rules"
        items={programme}
        canMoveItemToNewPosition={strict ? keepLevels : undefined}
        defaultExpandedItems={['first', 'second']}
      />
    </>
  );
}
// #endregion
