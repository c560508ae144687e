import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { beds } from '../../../samples/garden';

export default function SelectionPropagation() {
  const [descendants, setDescendants] = useState(true);
  const [parents, setParents] = useState(true);

  return (
    <>
      <Stack sx={{ mb: 1 }}>
        <FormControlLabel
          control={<Switch checked={descendants} />}
          onChange={(_event, checked) => setDescendants(checked)}
          label="A bed selects its plants"
        />
        <FormControlLabel
          control={<Switch checked={parents} />}
          onChange={(_event, checked) => setParents(checked)}
          label="All plants select their bed"
        />
      </Stack>
      {/* #region preview */}
      <SimpleTreeView
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants, parents }}
        aria-label="Beds to mulch"
        defaultExpandedItems={['vegetables', 'herbs']}
        defaultSelectedItems={['leeks']}
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
