import { type KeyboardEvent, useState } from 'react';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function RemoveFocused() {
  const apiRef = useTreeViewApiRef();
  const [rooms, setRooms] = useState(['Ward 1', 'Ward 2', 'Laboratory', 'Pharmacy', 'Chapel']);
  const [status, setStatus] = useState('Press Delete on an item.');

  // #region preview
  const remove = (event: KeyboardEvent, room: string) => {
    if (event.key !== 'Delete' || rooms.length === 1) return;
    const index = rooms.indexOf(room);
    const neighbor = rooms[index + 1] ?? rooms[index - 1];
    if (neighbor) apiRef.current?.focusItem(event, neighbor);
    setRooms(rooms.filter((each) => each !== room));
    setStatus(`${room} removed, ${neighbor} focused.`);
  };
  // #endregion

  return (
    <>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {status}
      </Typography>
      <SimpleTreeView apiRef={apiRef} aria-label="Rooms">
        {rooms.map((room) => (
          <TreeItem
            key={room}
            itemId={room}
            label={room}
            onKeyDown={(event) => remove(event, room)}
          />
        ))}
      </SimpleTreeView>
    </>
  );
}
