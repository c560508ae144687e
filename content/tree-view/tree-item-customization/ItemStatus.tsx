import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

// #region preview
function StatusItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { status } = useTreeItemUtils({ itemId, children });
  const active = (['expandable', 'expanded', 'selected', 'focused', 'disabled'] as const).filter(
    (name) => status[name],
  );

  return (
    <TreeItem
      {...props}
      label={
        <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          {props.label}
          {active.map((name) => (
            <Chip key={name} size="small" variant="outlined" label={name} />
          ))}
        </Stack>
      }
    />
  );
}

export default function ItemStatus() {
  return (
    <SimpleTreeView aria-label="States" defaultExpandedItems={['kitchen']}>
      <StatusItem itemId="kitchen" label="Kitchen">
        <StatusItem itemId="oven" label="Oven" />
        <StatusItem itemId="boiler" label="Boiler" disabled />
      </StatusItem>
      <StatusItem itemId="cellar" label="Cellar" />
    </SimpleTreeView>
  );
}
// #endregion
