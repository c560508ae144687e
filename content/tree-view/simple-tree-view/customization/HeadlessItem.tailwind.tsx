import Collapse from '@mui/material/Collapse';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';

// #region preview
const row = [
  'mb-2 flex cursor-pointer items-center gap-2 rounded-lg px-3 py-2',
  'border border-solid border-(--mui-palette-divider)',
  'data-selected:border-(--mui-palette-primary-main)',
  'data-selected:text-(--mui-palette-primary-main)',
  'data-focused:ring-2 data-focused:ring-(--mui-palette-primary-main)',
].join(' ');

function StepItem(props: UseTreeItemParameters) {
  const item = useTreeItem(props);
  const { status, ...content } = item.getContentProps();

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <li {...item.getRootProps()} className="list-none outline-none">
        <div {...content} className={row}>
          <TreeItemIcon status={status} />
          <span {...item.getLabelProps()} />
          {status.selected && <span>✓</span>}
        </div>
        {props.children && <Collapse {...item.getGroupTransitionProps()} className="p-0 ps-8" />}
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
