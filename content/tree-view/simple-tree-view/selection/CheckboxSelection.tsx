import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { beds } from '../../../samples/garden';

export default function CheckboxSelection() {
  const [several, setSeveral] = useState(true);

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="How many"
        value={several}
        onChange={(_event, value: boolean | null) => value !== null && setSeveral(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={false}>One</ToggleButton>
        <ToggleButton value>Several</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <SimpleTreeView
        key={String(several)}
        checkboxSelection
        multiSelect={several}
        aria-label="Seeds to order"
        defaultExpandedItems={['herbs']}
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
    </>
  );
}
