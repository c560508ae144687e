import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import './ToggleAnimation.css';

// #region preview
function UnrollGroup(props: CollapseProps) {
  return (
    <Collapse
      {...props}
      timeout={{ enter: 400, exit: 200 }}
      className={`unroll ${props.className}`}
    />
  );
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
