import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

export default function TrackSelection() {
  const [log, setLog] = useState<string[]>([]);
  const note = (line: string) => setLog((old) => [...old, line].slice(-3));

  return (
    <>
      {/* #region preview */}
      <RichTreeView
        multiSelect
        aria-label="Tour"
        items={maritime}
        defaultExpandedItems={['upper']}
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          note(`${itemId} ${isSelected ? 'selected' : 'deselected'}`)
        }
      />
      {/* #endregion */}
      <Typography
        variant="body2"
        component="div"
        role="log"
        aria-label="Changes"
        sx={{ mt: 1, minHeight: 60 }}
      >
        {log.length === 0 && 'No change yet.'}
        {log.map((line, index) => (
          <div key={index}>{line}</div>
        ))}
      </Typography>
    </>
  );
}
