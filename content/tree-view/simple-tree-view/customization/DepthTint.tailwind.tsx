import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// #region preview
const classes = {
  itemContent: [
    'mb-0.5 bg-[color-mix(in_srgb,var(--mui-palette-primary-main)_var(--tint),transparent)]',
    '[--tint:calc(24%-var(--TreeView-itemDepth)*9%)]',
    'data-focused:inset-ring-2 data-focused:inset-ring-current',
    'data-selected:inset-ring-2 data-selected:inset-ring-current',
  ].join(' '),
  itemLabel: 'text-[calc(1.0625rem-var(--TreeView-itemDepth)*0.0625rem)]',
};

export default function DepthTint() {
  return (
    <SimpleTreeView
      aria-label="Reading rooms"
      defaultExpandedItems={['north', 'second']}
      classes={classes}
    >
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
