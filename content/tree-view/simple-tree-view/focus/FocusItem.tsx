import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { departments } from '../../../samples/clinic';

export default function FocusItem() {
  // #region preview
  const apiRef = useTreeViewApiRef();

  return (
    <>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        {departments.map(({ id, name }) => (
          <Button key={id} size="small" onClick={(event) => apiRef.current?.focusItem(event, id)}>
            {name}
          </Button>
        ))}
      </Stack>
      <SimpleTreeView apiRef={apiRef} aria-label="Directory with shortcuts">
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
  // #endregion
}
