import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// #region preview
const ring = [
  'focus-visible:*:first:outline-2 focus-visible:*:first:-outline-offset-2',
  '*:first:outline-(--mui-palette-primary-main)',
].join(' ');

export default function VisibleFocus() {
  return (
    <SimpleTreeView aria-label="Trees with a focus ring" defaultExpandedItems={['broadleaf']}>
      <TreeItem className={ring} itemId="broadleaf" label="Broadleaf">
        <TreeItem className={ring} itemId="hornbeam" label="Hornbeam" />
        <TreeItem className={ring} itemId="alder" label="Alder" />
      </TreeItem>
      <TreeItem className={ring} itemId="conifers" label="Conifers">
        <TreeItem className={ring} itemId="larch" label="Larch" />
      </TreeItem>
    </SimpleTreeView>
  );
}
// #endregion
