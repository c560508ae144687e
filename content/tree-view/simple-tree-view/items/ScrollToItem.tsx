import type { MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { recipeCourses } from '../../../samples/recipes';

const courseIds = recipeCourses.map((course) => course.id);

export default function ScrollToItem() {
  // #region preview
  const apiRef = useTreeViewApiRef();

  const show = (event: MouseEvent, itemId: string) => {
    apiRef.current?.getItemDOMElement(itemId)?.scrollIntoView({ block: 'nearest' });
    apiRef.current?.focusItem(event, itemId);
  };
  // #endregion

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={(event) => show(event, 'leek-potato')}>
          First soup
        </Button>
        <Button variant="outlined" onClick={(event) => show(event, 'rice-pudding')}>
          Last dessert
        </Button>
      </Stack>
      <Box sx={{ height: 180, overflowY: 'auto', border: 1, borderColor: 'divider' }}>
        <SimpleTreeView apiRef={apiRef} aria-label="All recipes" defaultExpandedItems={courseIds}>
          {recipeCourses.map((course) => (
            <TreeItem key={course.id} itemId={course.id} label={course.name}>
              {course.recipes.map((recipe) => (
                <TreeItem key={recipe.id} itemId={recipe.id} label={recipe.name} />
              ))}
            </TreeItem>
          ))}
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
