import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// #region preview
const classes = {
  itemContent: [
    'group/row gap-2.5 rounded-none border-0 border-s-3 border-solid border-transparent py-1.5',
    'data-selected:border-(--mui-palette-secondary-main)',
    'data-selected:bg-(--mui-palette-action-selected)',
  ].join(' '),
  itemLabel: 'text-[0.9375rem] group-data-selected/row:font-semibold',
  itemIconContainer: 'text-(--mui-palette-secondary-main)',
};

export default function LibraryTree() {
  return (
    <SimpleTreeView
      aria-label="Library"
      defaultExpandedItems={['science']}
      defaultSelectedItems="astronomy"
      className="max-w-[360px]"
      classes={classes}
    >
      <TreeItem itemId="science" label="Natural science">
        <TreeItem itemId="astronomy" label="Astronomy" />
        <TreeItem itemId="geology" label="Geology" />
      </TreeItem>
      <TreeItem itemId="travel" label="Travel">
        <TreeItem itemId="maps" label="Maps and atlases" />
      </TreeItem>
    </SimpleTreeView>
  );
}
// #endregion
