import { useState } from 'react';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime, type MaritimePlace } from '../../../samples/maritime';

// #region preview
/** The ids of the places that match, and the ids of all their ancestors. */
function search(places: MaritimePlace[], text: string, path: string[] = []) {
  const matches: string[] = [];
  const ancestors: string[] = [];
  for (const place of places) {
    if (place.label.toLowerCase().includes(text)) {
      matches.push(place.id);
      ancestors.push(...path);
    }
    const below = search(place.children ?? [], text, [...path, place.id]);
    matches.push(...below.matches);
    ancestors.push(...below.ancestors);
  }
  return { matches, ancestors: [...new Set(ancestors)] };
}

export default function SearchTree() {
  const [expanded, setExpanded] = useState(['ground', 'boats']);
  const [found, setFound] = useState(['smack']);

  const find = (text: string) => {
    const { matches, ancestors } = search(maritime, text.trim().toLowerCase());
    setFound(text.trim() ? matches : []);
    setExpanded(text.trim() ? ancestors : []);
  };

  return (
    <>
      <TextField
        size="small"
        label="Search"
        defaultValue="oyster"
        onChange={(event) => find(event.target.value)}
        sx={{ mt: 1 }}
      />
      <Typography variant="body2" role="status" sx={{ my: 1 }}>
        {found.length} found
      </Typography>
      <RichTreeView
        multiSelect
        aria-label="Museum with search"
        items={maritime}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        selectedItems={found}
        onSelectedItemsChange={(_event, itemIds) => setFound(itemIds)}
      />
    </>
  );
}
// #endregion
