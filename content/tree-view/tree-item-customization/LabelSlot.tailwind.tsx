import type { ComponentProps } from 'react';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { staff, type StaffMember } from './staff';

const roleClasses =
  'flex items-center text-[0.8125rem] text-(--mui-palette-text-secondary) ' +
  "before:me-1.5 before:size-2 before:rounded-full before:content-[''] " +
  'before:bg-(--mui-palette-text-disabled) ' +
  'data-on-duty:before:bg-(--mui-palette-success-main)';

// #region preview
interface PersonLabelProps extends ComponentProps<typeof TreeItemLabel> {
  person?: StaffMember | null;
}

function PersonLabel({ person, children, ...props }: PersonLabelProps) {
  return (
    <TreeItemLabel {...props}>
      {children}
      <div className={roleClasses} data-on-duty={person?.onDuty || undefined}>
        {person?.role}
        {person?.onDuty && ', on duty'}
      </div>
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
