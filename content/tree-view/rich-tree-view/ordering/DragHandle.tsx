import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import { RichTreeViewPro, TreeItem, type TreeItemProps } from '@mui/x-tree-view-pro';
import { programme } from './programme';

// #region preview
function HandleItem(props: TreeItemProps) {
  const handle = (
    <span draggable style={{ cursor: 'grab', display: 'flex' }}>
      <DragIndicatorIcon fontSize="small" color="action" />
    </span>
  );

  return (
    <TreeItem
      {...props}
      label={
        <span style={{ display: 'flex', justifyContent: 'space-between' }}>
          {props.label}
          {handle}
        </span>
      }
      slotProps={{ root: { draggable: false } }}
    />
  );
}

export default function DragHandle() {
  return (
    <RichTreeViewPro
      itemsReordering
      aria-label="Program with handles"
      items={programme}
      defaultExpandedItems={['first', 'second']}
      slots={{ item: HandleItem }}
    />
  );
}
// #endregion
