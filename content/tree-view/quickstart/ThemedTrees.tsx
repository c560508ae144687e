import { ThemeProvider, type Theme } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// #region preview
const withTrees = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiSimpleTreeView: { defaultProps: { itemChildrenIndentation: 24 } },
    MuiRichTreeView: { defaultProps: { itemChildrenIndentation: 24 } },
    MuiTreeItem: {
      styleOverrides: {
        content: { borderRadius: 16, paddingBlock: 2 },
        label: theme.typography.body2,
      },
    },
  },
});

export default function ThemedTrees() {
  return (
    <ThemeProvider theme={withTrees}>
      <Stack direction="row" spacing={2} sx={{ '& > *': { flex: 1, minWidth: 0 } }}>
        <SimpleTreeView aria-label="Written as JSX" defaultExpandedItems={['tea']}>
          <TreeItem itemId="tea" label="Tea">
            <TreeItem itemId="assam" label="Assam" />
            <TreeItem itemId="sencha" label="Sencha" />
          </TreeItem>
        </SimpleTreeView>
        <RichTreeView aria-label="From data" items={coffee} defaultExpandedItems={['coffee']} />
      </Stack>
    </ThemeProvider>
  );
}
// #endregion

const coffee = [
  {
    id: 'coffee',
    label: 'Coffee',
    children: [
      { id: 'filter', label: 'Filter' },
      { id: 'mocha', label: 'Moka pot' },
    ],
  },
];
