import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FirstTree() {
  return (
    // #region preview
    <SimpleTreeView aria-label="Handbook" defaultExpandedItems={['first-week']}>
      <TreeItem itemId="first-week" label="Your first week">
        <TreeItem itemId="keys" label="Keys and badges" />
        <TreeItem itemId="accounts" label="Accounts" />
      </TreeItem>
      <TreeItem itemId="leave" label="Leave">
        <TreeItem itemId="sick" label="Sick leave" />
        <TreeItem itemId="parental" label="Parental leave" />
      </TreeItem>
    </SimpleTreeView>
    // #endregion
  );
}
