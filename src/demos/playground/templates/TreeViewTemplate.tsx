import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function Orchard() {
  return (
    <SimpleTreeView aria-label="Orchard" defaultExpandedItems={['apples']}>
      <TreeItem itemId="apples" label="Apples">
        <TreeItem itemId="bramley" label="Bramley" />
        <TreeItem itemId="egremont" label="Egremont Russet" />
      </TreeItem>
      <TreeItem itemId="pears" label="Pears">
        <TreeItem itemId="conference" label="Conference" />
        <TreeItem itemId="comice" label="Doyenné du Comice" />
      </TreeItem>
    </SimpleTreeView>
  );
}
