import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DriveTree() {
  return (
    // #region preview
    <SimpleTreeView aria-label="Shared drive" defaultExpandedItems={['drawings']}>
      <TreeItem itemId="drawings" label="Drawings">
        <TreeItem itemId="plan" label="floor-plan.dwg" />
        <TreeItem itemId="section" label="section-north.dwg" />
      </TreeItem>
      <TreeItem itemId="surveys" label="Site surveys">
        <TreeItem itemId="soil" label="soil-report.pdf" />
      </TreeItem>
      <TreeItem itemId="readme" label="read-me-first.txt" />
    </SimpleTreeView>
    // #endregion
  );
}
