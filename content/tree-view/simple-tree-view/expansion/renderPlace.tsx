import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { Place } from '../../../samples/museum';

export const renderPlace = ({ id, name, children }: Place) => (
  <TreeItem key={id} itemId={id} label={name}>
    {children?.map(renderPlace)}
  </TreeItem>
);
