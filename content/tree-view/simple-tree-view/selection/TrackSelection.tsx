import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { beds, nameOf } from '../../../samples/garden';

export default function TrackSelection() {
  const [calls, setCalls] = useState<string[]>([]);
  const note = (call: string) => setCalls((before) => [call, ...before].slice(0, 4));

  return (
    <>
      {/* #region preview */}
      <SimpleTreeView
        multiSelect
        aria-label="Beds on the watering list"
        defaultExpandedItems={['fruit']}
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          note(`${nameOf(itemId)}: ${isSelected ? 'selected' : 'deselected'}`)
        }
      >
        {beds.map((bed) => (
          <TreeItem key={bed.id} itemId={bed.id} label={bed.name}>
            {bed.plants.map((plant) => (
              <TreeItem key={plant.id} itemId={plant.id} label={plant.name} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
      {/* #endregion */}
      <Typography variant="body2" component="div" role="status" sx={{ mt: 1, height: 84 }}>
        {calls.length === 0 && 'Select one item, then another.'}
        {calls.map((call, index) => (
          <div key={calls.length - index}>{call}</div>
        ))}
      </Typography>
    </>
  );
}
