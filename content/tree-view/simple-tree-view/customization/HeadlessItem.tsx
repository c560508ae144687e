import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';

// #region preview
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mb: 1,
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  cursor: 'pointer',
  '&[data-selected]': { borderColor: 'primary.main', color: 'primary.main' },
  '&[data-focused]': { boxShadow: '0 0 0 2px var(--mui-palette-primary-main)' },
};

function StepItem(props: UseTreeItemParameters) {
  const item = useTreeItem(props);
  const { status, ...content } = item.getContentProps();

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <Box component="li" {...item.getRootProps()} sx={{ listStyle: 'none', outline: 0 }}>
        <Box {...content} sx={row}>
          <TreeItemIcon status={status} />
          <span {...item.getLabelProps()} />
          {status.selected && <span>✓</span>}
        </Box>
        {props.children && <Collapse {...item.getGroupTransitionProps()} sx={{ p: 0, pl: 4 }} />}
      </Box>
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
