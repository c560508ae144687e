import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

// #region preview
const ring = {
  [`& .${treeItemClasses.root}:focus-visible > .${treeItemClasses.content}`]: {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
  },
};

export default function VisibleFocus() {
  return (
    <SimpleTreeView
      aria-label="Trees with a focus ring"
      defaultExpandedItems={['broadleaf']}
      sx={ring}
    >
      <TreeItem itemId="broadleaf" label="Broadleaf">
        <TreeItem itemId="hornbeam" label="Hornbeam" />
        <TreeItem itemId="alder" label="Alder" />
      </TreeItem>
      <TreeItem itemId="conifers" label="Conifers">
        <TreeItem itemId="larch" label="Larch" />
      </TreeItem>
    </SimpleTreeView>
  );
}
// #endregion
