import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Task {
  id: string;
  label: string;
  children?: Task[];
}

const start: Task[] = [{ id: 'launch', label: 'Launch week', children: [] }];

export default function ChangingItems() {
  const [items, setItems] = useState(start);
  const count = items[0]?.children?.length ?? 0;

  // #region preview
  const setTasks = (change: (tasks: Task[]) => Task[]) =>
    setItems((old) => old.map((item) => ({ ...item, children: change(item.children ?? []) })));

  const add = () =>
    setTasks((tasks) => {
      const number = tasks.length + 1;
      return [...tasks, { id: `task-${number}`, label: `Task ${number}` }];
    });

  return (
    <>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button variant="outlined" size="small" disabled={count === 4} onClick={add}>
          Add a task
        </Button>
        <Button
          variant="outlined"
          size="small"
          disabled={count === 0}
          onClick={() => setTasks((tasks) => tasks.slice(0, -1))}
        >
          Remove the last
        </Button>
      </Stack>
      <RichTreeView aria-label="Plan" items={items} defaultExpandedItems={['launch']} />
    </>
  );
  // #endregion
}
