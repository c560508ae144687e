import { useState } from 'react';
import { QueryClient, useMutation } from '@tanstack/react-query';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createArchiveServer } from '../../../samples/archiveServer';

const client = new QueryClient();
const server = createArchiveServer(1200);
const item = { slotProps: { labelInput: { 'aria-label': 'Title' } } };
const plays = [
  { id: 'lighthouse', label: 'The lighthouse' },
  { id: 'winter', label: 'Winter harbor' },
];

export default function OptimisticRename() {
  // #region preview
  const [items, setItems] = useState(plays);

  const { mutate, status } = useMutation(
    {
      mutationFn: ({ id, label }: (typeof plays)[number]) => server.rename(id, label),
      onMutate: (renamed) => {
        setItems(items.map((play) => (play.id === renamed.id ? renamed : play)));
        return items.find((play) => play.id === renamed.id);
      },
      onError: (_error, _renamed, before) => {
        if (!before) return;
        setItems((current) => current.map((play) => (play.id === before.id ? before : play)));
      },
    },
    client,
  );
  // #endregion
  const texts = { idle: 'Rename a play.', pending: 'Saving…', success: 'Saved.' };

  return (
    <>
      <FormControlLabel
        control={<Switch onChange={(_event, checked) => server.setFailing(checked)} />}
        label="The server fails"
      />
      <RichTreeView
        isItemEditable
        aria-label="Plays, renamed at once"
        items={items}
        onItemLabelChange={(id, label) => mutate({ id, label })}
        slotProps={{ item }}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {status === 'error' ? 'Not saved. The old title is back.' : texts[status]}
      </Typography>
    </>
  );
}
