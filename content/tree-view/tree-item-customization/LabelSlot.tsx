import type { ComponentProps } from 'react';
import Box from '@mui/material/Box';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { staff, type StaffMember } from './staff';

const roleStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: '0.8125rem',
  color: 'text.secondary',
};
const dotStyles = { width: 8, height: 8, borderRadius: '50%', bgcolor: 'text.disabled' };

// #region preview
interface PersonLabelProps extends ComponentProps<typeof TreeItemLabel> {
  person?: StaffMember | null;
}

function PersonLabel({ person, children, ...props }: PersonLabelProps) {
  return (
    <TreeItemLabel {...props}>
      {children}
      <Box sx={roleStyles}>
        <Box sx={[dotStyles, !!person?.onDuty && { bgcolor: 'success.main' }]} />
        {person?.role}
        {person?.onDuty && ', on duty'}
      </Box>
    </TreeItemLabel>
  );
}

function PersonItem(props: TreeItemProps) {
  const person = useTreeItemModel<StaffMember>(props.itemId);
  const label = { person } as object;

  return <TreeItem {...props} slots={{ label: PersonLabel }} slotProps={{ label }} />;
}

export default function LabelSlot() {
  return (
    <RichTreeView
      aria-label="Harbor office"
      items={staff}
      defaultExpandedItems={['okafor']}
      slots={{ item: PersonItem }}
    />
  );
}
// #endregion
