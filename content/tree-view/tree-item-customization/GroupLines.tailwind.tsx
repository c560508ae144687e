import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../samples/maritime';

// #region preview
const lines =
  'ms-[15px] ps-2.5 border-0 border-s-2 border-solid border-(--mui-palette-divider) ' +
  'hover:border-(--mui-palette-primary-main)';

export default function GroupLines() {
  return (
    <RichTreeView
      aria-label="Places with lines"
      items={maritime}
      defaultExpandedItems={['ground', 'boats']}
      itemChildrenIndentation={0}
      classes={{ itemGroupTransition: lines }}
    />
  );
}
// #endregion
