import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { nursery } from '../../../samples/nursery';

const items = nursery.slice(0, 2);

// #region preview
const ledger = {
  border: '1px solid',
  borderColor: 'divider',
  [`& .${treeItemClasses.content}`]: {
    py: '6px',
    borderRadius: 0,
    borderInlineStart: '3px solid transparent',
    '&[data-expanded]': { bgcolor: 'action.hover' },
    '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]': {
      bgcolor: 'action.selected',
      borderColor: 'primary.main',
    },
    '&[data-focused]': {
      outline: '2px solid',
      outlineColor: 'primary.main',
      outlineOffset: '-2px',
    },
  },
  [`& [data-expanded] .${treeItemClasses.label}`]: { fontWeight: 600 },
};

export default function LedgerTree() {
  return (
    <RichTreeView
      aria-label="Price list"
      items={items}
      defaultExpandedItems={['herbs']}
      defaultSelectedItems="sorrel"
      sx={ledger}
    />
  );
}
// #endregion
