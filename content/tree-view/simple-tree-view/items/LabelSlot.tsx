import type { ComponentProps } from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { sharedDrive, type DriveEntry } from '../../../samples/folders';

// #region preview
interface SizeLabelProps extends ComponentProps<typeof TreeItemLabel> {
  sizeKb?: number;
}

function SizeLabel({ sizeKb, children, ...props }: SizeLabelProps) {
  return (
    <TreeItemLabel {...props} sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
      {children}
      {sizeKb !== undefined && (
        <Typography component="bdi" variant="caption" noWrap sx={{ color: 'text.secondary' }}>
          {sizeKb} kB
        </Typography>
      )}
    </TreeItemLabel>
  );
}

function FileItem({ sizeKb, ...props }: TreeItemProps & { sizeKb?: number }) {
  const label = { sizeKb } as SizeLabelProps;
  return <TreeItem {...props} slots={{ label: SizeLabel }} slotProps={{ label }} />;
}
// #endregion

const renderEntry = ({ id, name, sizeKb, children }: DriveEntry) => (
  <FileItem key={id} itemId={id} label={name} sizeKb={sizeKb}>
    {children?.map(renderEntry)}
  </FileItem>
);

export default function LabelSlot() {
  return (
    <SimpleTreeView aria-label="Files with their size" defaultExpandedItems={['surveys']}>
      {sharedDrive.map(renderEntry)}
    </SimpleTreeView>
  );
}
