import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

type Trigger = 'content' | 'iconContainer';

export default function ExpansionTrigger() {
  const [trigger, setTrigger] = useState<Trigger>('iconContainer');

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="What expands an item"
        value={trigger}
        onChange={(_event, value: Trigger | null) => value && setTrigger(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="content">content</ToggleButton>
        <ToggleButton value="iconContainer">iconContainer</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <RichTreeView aria-label="Museum, by arrow" items={maritime} expansionTrigger={trigger} />
      {/* #endregion */}
    </>
  );
}
