import { styled } from '@mui/material/styles';
import { RichTreeViewPro, TreeItem, type TreeItemProps } from '@mui/x-tree-view-pro';
import { programme } from './programme';

// #region preview
const Overlay = styled('div', {
  shouldForwardProp: (prop) => prop !== 'action' && prop !== 'ownerState',
})<{ action?: string }>(({ theme, action }) => ({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  display: action ? 'block' : 'none',
  borderRadius: action === 'make-child' ? 4 : 0,
  outline: action === 'make-child' ? `2px solid ${theme.palette.success.main}` : 'none',
  borderTop: action === 'reorder-above' ? `3px solid ${theme.palette.info.main}` : undefined,
  borderBottom: action === 'reorder-below' ? `3px solid ${theme.palette.info.main}` : undefined,
}));

function ProgrammeRow(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ dragAndDropOverlay: Overlay }} />;
}
// #endregion

export default function DropStyle() {
  return (
    <RichTreeViewPro
      itemsReordering
      aria-label="Program with colored targets"
      items={programme}
      defaultExpandedItems={['first', 'second']}
      slots={{ item: ProgrammeRow }}
    />
  );
}
