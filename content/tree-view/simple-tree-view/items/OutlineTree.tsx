import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

// #region preview
const outline = {
  [`& .${treeItemClasses.content}`]: {
    py: '2px',
    borderRadius: '6px',
    '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]': {
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
    },
    '&[data-focused]': {
      outline: '2px solid',
      outlineColor: 'text.secondary',
      outlineOffset: '1px',
    },
  },
  [`& .${treeItemClasses.label}`]: { fontSize: '0.875rem' },
  [`& .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: '15px',
    paddingInlineStart: '12px',
    borderInlineStart: '1px dashed',
    borderColor: 'text.disabled',
  },
};

export default function OutlineTree() {
  return (
    <SimpleTreeView
      aria-label="Manual"
      defaultExpandedItems={['setup', 'network']}
      defaultSelectedItems="wireless"
      itemChildrenIndentation={0}
      sx={outline}
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
