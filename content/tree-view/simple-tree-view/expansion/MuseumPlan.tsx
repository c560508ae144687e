import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function MuseumPlan() {
  return (
    // #region preview
    <SimpleTreeView aria-label="Museum" defaultExpandedItems={['ground', 'town-hall']}>
      <TreeItem itemId="ground" label="Ground floor">
        <TreeItem itemId="town-hall" label="Old town hall">
          <TreeItem itemId="clock" label="Tower clock" />
          <TreeItem itemId="seal" label="Council seal" />
        </TreeItem>
        <TreeItem itemId="printing" label="Printing workshop" />
      </TreeItem>
      <TreeItem itemId="first" label="First floor">
        <TreeItem itemId="portraits" label="Portraits" />
      </TreeItem>
    </SimpleTreeView>
    // #endregion
  );
}
