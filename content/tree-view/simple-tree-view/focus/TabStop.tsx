import { useState } from 'react';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TabStop() {
  const [selected, setSelected] = useState<string | null>('cardiology');

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Selected item"
        value={selected}
        onChange={(_event, value: string | null) => setSelected(value)}
      >
        <ToggleButton value="reception">Reception</ToggleButton>
        <ToggleButton value="cardiology">Cardiology</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Departments"
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        sx={{ my: 1, '& [tabindex="0"] > .MuiTreeItem-content': { outline: '2px dashed' } }}
      >
        <TreeItem itemId="reception" label="Reception" />
        <TreeItem itemId="cardiology" label="Cardiology" />
        <TreeItem itemId="radiology" label="Radiology" />
      </SimpleTreeView>
      {/* #endregion */}
      <Button size="small" variant="outlined">
        The next tab stop
      </Button>
    </>
  );
}
