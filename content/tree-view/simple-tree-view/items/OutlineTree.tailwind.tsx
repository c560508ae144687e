import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// #region preview
const classes = {
  itemContent: [
    'rounded-md py-0.5',
    'data-selected:bg-(--mui-palette-primary-main)',
    'data-selected:text-(--mui-palette-primary-contrastText)',
    'data-focused:outline-2 data-focused:outline-offset-1',
    'data-focused:outline-(--mui-palette-text-secondary)',
  ].join(' '),
  itemLabel: 'text-[0.875rem]',
  itemGroupTransition:
    'ms-[15px] border-0 border-s border-dashed border-(--mui-palette-text-disabled) ps-3',
};

export default function OutlineTree() {
  return (
    <SimpleTreeView
      aria-label="Manual"
      defaultExpandedItems={['setup', 'network']}
      defaultSelectedItems="wireless"
      itemChildrenIndentation={0}
      classes={classes}
    >
      <TreeItem itemId="setup" label="Setting up">
        <TreeItem itemId="unpack" label="Unpacking" />
        <TreeItem itemId="network" label="Network">
          <TreeItem itemId="wired" label="Wired" />
          <TreeItem itemId="wireless" label="Wireless" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="care" label="Care and cleaning" />
    </SimpleTreeView>
  );
}
// #endregion
