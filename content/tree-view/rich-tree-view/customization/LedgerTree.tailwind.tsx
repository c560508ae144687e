import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { nursery } from '../../../samples/nursery';

const items = nursery.slice(0, 2);

// #region preview
const classes = {
  itemContent: [
    'rounded-none py-1.5 border-0 border-s-[3px] border-solid border-transparent',
    'data-expanded:bg-(--mui-palette-action-hover)',
    'data-selected:bg-(--mui-palette-action-selected)',
    'data-selected:border-(--mui-palette-primary-main)',
    'data-focused:outline-2 data-focused:-outline-offset-2',
    'data-focused:outline-(--mui-palette-primary-main)',
  ].join(' '),
  itemLabel: 'in-data-expanded:font-semibold',
};

export default function LedgerTree() {
  return (
    <RichTreeView
      aria-label="Price list"
      items={items}
      defaultExpandedItems={['herbs']}
      defaultSelectedItems="sorrel"
      className="border border-solid border-(--mui-palette-divider)"
      classes={classes}
    />
  );
}
// #endregion
