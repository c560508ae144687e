import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

// #region preview
const line = '1px solid var(--mui-palette-text-disabled)';

const lines = {
  [`& .${treeItemClasses.iconContainer}:empty`]: { display: 'none' },
  [`& .${treeItemClasses.groupTransition}`]: { marginInlineStart: '15px' },
  [`& .${treeItemClasses.groupTransition} .${treeItemClasses.root}`]: {
    position: 'relative',
    paddingInlineStart: '14px',
    '&::before, &:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: 0,
      borderInlineStart: line,
    },
    '&::before': {
      width: 16,
      height: 16,
      borderBlockEnd: line,
      borderEndStartRadius: 8,
    },
    '&:not(:last-child)::after': { bottom: 0 },
  },
};

export default function ConnectionLines() {
  return (
    <SimpleTreeView
      aria-label="Family of strings"
      defaultExpandedItems={['strings', 'bowed']}
      itemChildrenIndentation={0}
      sx={lines}
    >
      <TreeItem itemId="strings" label="Strings">
        <TreeItem itemId="bowed" label="Bowed">
          <TreeItem itemId="violin" label="Violin" />
          <TreeItem itemId="cello" label="Cello" />
        </TreeItem>
        <TreeItem itemId="plucked" label="Plucked">
          <TreeItem itemId="lute" label="Lute" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="wind" label="Wind">
        <TreeItem itemId="oboe" label="Oboe" />
      </TreeItem>
    </SimpleTreeView>
  );
}
// #endregion
