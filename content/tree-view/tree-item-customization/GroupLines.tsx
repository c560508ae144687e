import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { maritime } from '../../samples/maritime';

// #region preview
const lines = {
  [`& .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: '15px',
    paddingInlineStart: '10px',
    borderInlineStart: '2px solid',
    borderColor: 'divider',
    '&:hover': { borderColor: 'primary.main' },
  },
};

export default function GroupLines() {
  return (
    <RichTreeView
      aria-label="Places with lines"
      items={maritime}
      defaultExpandedItems={['ground', 'boats']}
      itemChildrenIndentation={0}
      sx={lines}
    />
  );
}
// #endregion
