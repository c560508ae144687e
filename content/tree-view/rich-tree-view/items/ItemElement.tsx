import { useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const stops = [
  'Harbor',
  'Customs House',
  'Fish Market',
  'Old Mill',
  'Botanical Garden',
  'Waterworks',
  'Stadium',
  'Airport',
].map((name) => ({ id: name, label: name }));

export default function ItemElement() {
  const apiRef = useTreeViewApiRef();
  const boxRef = useRef<HTMLDivElement>(null);

  // #region preview
  const show = (itemId: string) => {
    const element = apiRef.current?.getItemDOMElement(itemId);
    boxRef.current?.scrollTo({ top: element?.offsetTop });
  };

  return (
    <>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        {['Harbor', 'Old Mill', 'Stadium'].map((stop) => (
          <Button key={stop} size="small" variant="outlined" onClick={() => show(stop)}>
            {stop}
          </Button>
        ))}
      </Stack>
      <Box ref={boxRef} sx={{ height: 128, overflow: 'auto', border: 1, borderColor: 'divider' }}>
        <RichTreeView aria-label="Stops" apiRef={apiRef} items={stops} />
      </Box>
    </>
  );
  // #endregion
}
