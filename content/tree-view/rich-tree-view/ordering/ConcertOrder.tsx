import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { programme } from './programme';

export default function ConcertOrder() {
  return (
    // #region preview
    <RichTreeViewPro
      itemsReordering
      aria-label="Concert program"
      items={programme}
      defaultExpandedItems={['first', 'second']}
    />
    // #endregion
  );
}
