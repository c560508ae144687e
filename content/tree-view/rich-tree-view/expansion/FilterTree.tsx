import { useMemo, useState } from 'react';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { nursery, type NurseryItem } from '../../../samples/nursery';

// #region preview
/** Keeps matches with all their children, and the ancestors of matches. */
const filter = (items: NurseryItem[], text: string): NurseryItem[] =>
  items.flatMap((item) => {
    if (item.label.toLowerCase().includes(text)) return [item];
    const children = filter(item.children ?? [], text);
    return children.length > 0 ? [{ ...item, children }] : [];
  });

export default function FilterTree() {
  const [text, setText] = useState('le');
  const [expanded, setExpanded] = useState<string[]>([]);
  const items = useMemo(() => filter(nursery, text.trim().toLowerCase()), [text]);
  const isFiltered = text.trim() !== '';

  return (
    <>
      <TextField
        size="small"
        label="Filter"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ mt: 1, mb: 1 }}
      />
      <RichTreeView
        aria-label="Filtered nursery"
        items={items}
        expandedItems={isFiltered ? items.map((item) => item.id) : expanded}
        onExpandedItemsChange={(_event, itemIds) => {
          if (!isFiltered) setExpanded(itemIds);
        }}
      />
      {items.length === 0 && <Typography role="status">Nothing matches “{text}”.</Typography>}
    </>
  );
}
// #endregion
