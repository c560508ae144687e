import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export function TreeSample({ label }: { label: string }) {
  return (
    <SimpleTreeView
      aria-label={`Fleet (${label})`}
      defaultExpandedItems={['ferries', 'large']}
      defaultSelectedItems="aurora"
    >
      <TreeItem itemId="ferries" label="Ferries">
        <TreeItem itemId="large" label="More than 300 seats">
          <TreeItem itemId="aurora" label="Aurora" />
          <TreeItem itemId="boreas" label="Boreas" />
        </TreeItem>
        <TreeItem itemId="small" label="Up to 300 seats">
          <TreeItem itemId="tern" label="Tern" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="tugs" label="Tugboats">
        <TreeItem itemId="moor" label="Moor" />
      </TreeItem>
    </SimpleTreeView>
  );
}
