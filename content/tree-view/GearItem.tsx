import type { ComponentProps } from 'react';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { type Gear, gramsOf } from './packing';

interface WeightLabelProps extends ComponentProps<typeof TreeItemLabel> {
  grams?: number;
}

function WeightLabel({ grams = 0, children, ...props }: WeightLabelProps) {
  return (
    <TreeItemLabel {...props} sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
      <Typography component="span" variant="body2" noWrap sx={{ flex: 1 }}>
        {children}
      </Typography>
      <Typography component="bdi" variant="caption" color="text.secondary">
        {grams} g
      </Typography>
    </TreeItemLabel>
  );
}

/** An item that shows the total weight of its descendants. */
export function GearItem(props: TreeItemProps) {
  const item = useTreeItemModel<Gear>(props.itemId);
  const label = { grams: item ? gramsOf(item) : 0 } as WeightLabelProps;
  return <TreeItem {...props} slots={{ label: WeightLabel }} slotProps={{ label }} />;
}
