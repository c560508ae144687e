import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

// #region preview
const tint = {
  [`& .${treeItemClasses.content}`]: {
    mb: '2px',
    bgcolor:
      'color-mix(in srgb, var(--mui-palette-primary-main) calc(24% - var(--TreeView-itemDepth) * 9%), transparent)',
    '&[data-selected], &[data-focused]': { boxShadow: 'inset 0 0 0 2px currentColor' },
  },
  [`& .${treeItemClasses.label}`]: {
    fontSize: 'calc(1.0625rem - var(--TreeView-itemDepth) * 0.0625rem)',
  },
};

export default function DepthTint() {
  return (
    <SimpleTreeView aria-label="Reading rooms" defaultExpandedItems={['north', 'second']} sx={tint}>
      <TreeItem itemId="north" label="North wing">
        <TreeItem itemId="second" label="Second floor">
          <TreeItem itemId="quiet" label="Quiet room" />
          <TreeItem itemId="group" label="Group room" />
        </TreeItem>
        <TreeItem itemId="third" label="Third floor" />
      </TreeItem>
      <TreeItem itemId="south" label="South wing" />
    </SimpleTreeView>
  );
}
// #endregion
