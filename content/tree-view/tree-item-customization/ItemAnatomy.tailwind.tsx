import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// #region preview
const frame = 'outline-2 outline-dashed -outline-offset-1';

const classes = {
  itemContent: `${frame} my-1 outline-(--mui-palette-primary-main)`,
  itemIconContainer: `${frame} outline-(--mui-palette-warning-main)`,
  itemCheckbox: `${frame} outline-(--mui-palette-success-main)`,
  itemLabel: `${frame} outline-(--mui-palette-error-main)`,
  itemGroupTransition: 'bg-(--mui-palette-action-hover)',
};

export default function ItemAnatomy() {
  return (
    <SimpleTreeView
      multiSelect
      checkboxSelection
      aria-label="Parts of an item"
      defaultExpandedItems={['atlas']}
      classes={classes}
    >
      <TreeItem itemId="atlas" label="Atlas">
        <TreeItem itemId="maps" label="Maps" />
        <TreeItem itemId="index" label="Index" />
      </TreeItem>
      <TreeItem itemId="notes" label="Notes" />
    </SimpleTreeView>
  );
}
// #endregion
