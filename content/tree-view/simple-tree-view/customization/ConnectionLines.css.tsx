import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import './ConnectionLines.css';

// #region preview
export default function ConnectionLines() {
  return (
    <SimpleTreeView
      aria-label="Family of strings"
      defaultExpandedItems={['strings', 'bowed']}
      itemChildrenIndentation={0}
      className="connection-lines"
    >
      <TreeItem itemId="strings" label="Strings">
        <TreeItem itemId="bowed" label="Bowed">
          <TreeItem itemId="violin" label="Violin" />
          <TreeItem itemId="cello" label="Cello" />
        </TreeItem>
        <TreeItem itemId="plucked" label="Plucked">
          <TreeItem itemId="lute" label="Lute" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="wind" label="Wind">
        <TreeItem itemId="oboe" label="Oboe" />
      </TreeItem>
    </SimpleTreeView>
  );
}
// #endregion
