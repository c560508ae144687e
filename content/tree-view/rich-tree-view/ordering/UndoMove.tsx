import { useState, type KeyboardEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { moveItem } from './moveItem';
import { programme } from './programme';

export default function UndoMove() {
  // #region preview
  const [history, setHistory] = useState([programme]);
  const [step, setStep] = useState(0);
  const canUndo = step > 0;
  const canRedo = step < history.length - 1;

  const move = (itemId: string, to: { parentId: string | null; index: number }) => {
    const next = moveItem(history[step]!, itemId, to);
    setHistory([...history.slice(0, step + 1), next]);
    setStep(step + 1);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || !canUndo) return;
    event.preventDefault();
    setStep(step - 1);
  };
  // #endregion

  return (
    <>
      <Stack direction="row" sx={{ mb: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button
          size="small"
          variant="outlined"
          onClick={() => move('symphony', { parentId: 'first', index: 0 })}
        >
          Symphony first
        </Button>
        <Button size="small" disabled={!canUndo} onClick={() => setStep(step - 1)}>
          Undo
        </Button>
        <Button size="small" disabled={!canRedo} onClick={() => setStep(step + 1)}>
          Redo
        </Button>
      </Stack>
      <RichTreeViewPro
        itemsReordering
        aria-label="Program with undo"
        items={history[step]!}
        defaultExpandedItems={['first', 'second']}
        onKeyDown={handleKeyDown}
        onItemPositionChange={({ itemId, newPosition }) => move(itemId, newPosition)}
      />
    </>
  );
}
