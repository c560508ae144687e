import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

// #region preview
const library = {
  maxWidth: 360,
  [`& .${treeItemClasses.content}`]: {
    gap: '10px',
    paddingBlock: '6px',
    borderRadius: 0,
    borderInlineStart: '3px solid transparent',
    '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]': {
      borderColor: 'secondary.main',
      bgcolor: 'action.selected',
    },
    '&[data-selected] > .MuiTreeItem-label': { fontWeight: 600 },
  },
  [`& .${treeItemClasses.label}`]: { fontSize: '0.9375rem' },
  [`& .${treeItemClasses.iconContainer}`]: { color: 'secondary.main' },
};

export default function LibraryTree() {
  return (
    <SimpleTreeView
      aria-label="Library"
      defaultExpandedItems={['science']}
      defaultSelectedItems="astronomy"
      sx={library}
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
