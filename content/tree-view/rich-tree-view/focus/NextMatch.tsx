import { useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime, type MaritimePlace } from '../../../samples/maritime';

// #region preview
const withAncestors = (places: MaritimePlace[], path: string[] = []): [MaritimePlace, string[]][] =>
  places.flatMap((place) => [
    [place, path] as [MaritimePlace, string[]],
    ...withAncestors(place.children ?? [], [...path, place.id]),
  ]);
const all = withAncestors(maritime);

export default function NextMatch() {
  const apiRef = useTreeViewApiRef();
  const [text, setText] = useState('and');
  const [next, setNext] = useState(0);
  const [expanded, setExpanded] = useState<string[]>([]);
  const matches = all.filter(([{ label }]) => label.toLowerCase().includes(text.toLowerCase()));

  const goToNext = (event: SyntheticEvent) => {
    const match = matches[next % matches.length];
    if (!match) return;
    const [place, ancestors] = match;
    flushSync(() => setExpanded((before) => [...new Set([...before, ...ancestors])]));
    apiRef.current?.focusItem(event, place.id);
    setNext(next + 1);
  };
  // #endregion

  return (
    <>
      <Stack direction="row" sx={{ gap: 1, py: 1 }}>
        <TextField
          size="small"
          label="Search"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setNext(0);
          }}
          sx={{ width: 160 }}
        />
        <Button variant="outlined" disabled={matches.length === 0} onClick={goToNext}>
          Next of {matches.length}
        </Button>
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Museum, match by match"
        items={maritime}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      />
    </>
  );
}
