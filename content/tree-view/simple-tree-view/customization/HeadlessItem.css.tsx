import Collapse from '@mui/material/Collapse';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import './HeadlessItem.css';

// #region preview
function StepItem(props: UseTreeItemParameters) {
  const item = useTreeItem(props);
  const { status, ...content } = item.getContentProps();

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <li {...item.getRootProps()} className="step-item">
        <div {...content} className="step-row">
          <TreeItemIcon status={status} />
          <span {...item.getLabelProps()} />
          {status.selected && <span>✓</span>}
        </div>
        {props.children && <Collapse {...item.getGroupTransitionProps()} className="step-group" />}
      </li>
    </TreeItemProvider>
  );
}
// #endregion

export default function HeadlessItem() {
  return (
    <SimpleTreeView
      aria-label="Lending steps"
      defaultExpandedItems={['borrow']}
      defaultSelectedItems="scan"
    >
      <StepItem itemId="borrow" label="Borrow">
        <StepItem itemId="scan" label="Scan the card" />
        <StepItem itemId="stamp" label="Stamp the slip" />
      </StepItem>
      <StepItem itemId="return" label="Return" />
    </SimpleTreeView>
  );
}
