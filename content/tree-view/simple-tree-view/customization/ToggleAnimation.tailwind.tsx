import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

// #region preview
const slideIn = [
  'transition-[opacity,translate] duration-400 ease-out motion-reduce:transition-none',
  'in-[ul_ul]:starting:-translate-y-3 in-[ul_ul]:starting:opacity-0',
  'in-[ul_ul]:nth-of-type-2:delay-60 in-[ul_ul]:nth-of-type-3:delay-120',
].join(' ');

function UnrollGroup(props: CollapseProps) {
  return <Collapse {...props} timeout={{ enter: 400, exit: 200 }} />;
}

function UnrollItem(props: TreeItemProps) {
  return <TreeItem {...props} className={slideIn} slots={{ groupTransition: UnrollGroup }} />;
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
