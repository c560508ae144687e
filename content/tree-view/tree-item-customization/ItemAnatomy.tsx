import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

// #region preview
const frame = (color: string) => ({
  outline: '2px dashed',
  outlineColor: color,
  outlineOffset: '-1px',
});

const parts = {
  [`& .${treeItemClasses.content}`]: { ...frame('primary.main'), my: '4px' },
  [`& .${treeItemClasses.iconContainer}`]: frame('warning.main'),
  [`& .${treeItemClasses.checkbox}`]: frame('success.main'),
  [`& .${treeItemClasses.label}`]: frame('error.main'),
  [`& .${treeItemClasses.groupTransition}`]: { bgcolor: 'action.hover' },
};

export default function ItemAnatomy() {
  return (
    <SimpleTreeView
      multiSelect
      checkboxSelection
      aria-label="Parts of an item"
      defaultExpandedItems={['atlas']}
      sx={parts}
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
