import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { museum, type Place } from '../../../samples/museum';
import { renderPlace } from './renderPlace';

// #region preview
const idsToLevel = (level: number, places: Place[] = museum): string[] =>
  level === 0
    ? []
    : places.flatMap(({ id, children }) =>
        children ? [id, ...idsToLevel(level - 1, children)] : [],
      );
// #endregion

export default function OpenToLevel() {
  const [level, setLevel] = useState<number | null>(1);
  const [open, setOpen] = useState(idsToLevel(1));

  const show = (next: number | null) => {
    if (next === null) return;
    setLevel(next);
    setOpen(idsToLevel(next));
  };

  const openByHand = (itemIds: string[]) => {
    setLevel(null);
    setOpen(itemIds);
  };

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Show down to"
        value={level}
        onChange={(_event, next: number | null) => show(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={0}>Floors</ToggleButton>
        <ToggleButton value={1}>Rooms</ToggleButton>
        <ToggleButton value={2}>Exhibits</ToggleButton>
      </ToggleButtonGroup>
      <SimpleTreeView
        aria-label="Museum by level"
        expandedItems={open}
        onExpandedItemsChange={(_event, itemIds) => openByHand(itemIds)}
      >
        {museum.map(renderPlace)}
      </SimpleTreeView>
    </>
  );
}
