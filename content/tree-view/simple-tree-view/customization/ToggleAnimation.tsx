import { keyframes } from '@mui/material/styles';
import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

// #region preview
const slideIn = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

const unroll = {
  '@media (prefers-reduced-motion: no-preference)': {
    '& [role="treeitem"]': { animation: `${slideIn} 400ms ease-out backwards` },
    '& [role="treeitem"]:nth-of-type(2)': { animationDelay: '60ms' },
    '& [role="treeitem"]:nth-of-type(3)': { animationDelay: '120ms' },
  },
};

function UnrollGroup(props: CollapseProps) {
  return <Collapse {...props} timeout={{ enter: 400, exit: 200 }} sx={unroll} />;
}

function UnrollItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ groupTransition: UnrollGroup }} />;
}

export default function ToggleAnimation() {
  return (
    <SimpleTreeView aria-label="Library, animated" defaultExpandedItems={['music']}>
      <UnrollItem itemId="fiction" label="Fiction">
        <UnrollItem itemId="novels" label="Novels" />
        <UnrollItem itemId="stories" label="Short stories" />
        <UnrollItem itemId="plays" label="Plays" />
      </UnrollItem>
      <UnrollItem itemId="music" label="Music">
        <UnrollItem itemId="scores" label="Scores" />
        <UnrollItem itemId="records" label="Records" />
      </UnrollItem>
    </SimpleTreeView>
  );
}
// #endregion
