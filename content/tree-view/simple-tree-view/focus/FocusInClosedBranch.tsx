import { type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { departments } from '../../../samples/clinic';

export default function FocusInClosedBranch() {
  const apiRef = useTreeViewApiRef();
  const [open, setOpen] = useState<string[]>([]);

  // #region preview
  const goTo = (event: SyntheticEvent, departmentId: string, personId: string) => {
    flushSync(() => setOpen((before) => [...new Set([...before, departmentId])]));
    apiRef.current?.focusItem(event, personId);
  };
  // #endregion

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        onClick={(event) => goTo(event, 'radiology', 'tanaka')}
        sx={{ mb: 1 }}
      >
        Go to Yui Tanaka
      </Button>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Directory with a search"
        expandedItems={open}
        onExpandedItemsChange={(_event, itemIds) => setOpen(itemIds)}
      >
        {departments.map(({ id, name, people }) => (
          <TreeItem key={id} itemId={id} label={name}>
            {people.map((each) => (
              <TreeItem key={each.id} itemId={each.id} label={each.name} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
    </>
  );
}
