import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// #region preview
const classes = { itemIconContainer: 'empty:hidden', itemGroupTransition: 'ms-[15px]' };

const child = [
  'relative ps-3.5',
  'before:absolute before:start-0 before:top-0 before:size-4 before:rounded-es-lg',
  'before:border-0 before:border-s before:border-b before:border-solid',
  'before:border-(--mui-palette-text-disabled)',
  'after:absolute after:inset-y-0 after:start-0 last:after:hidden',
  'after:border-0 after:border-s after:border-solid after:border-(--mui-palette-text-disabled)',
].join(' ');

export default function ConnectionLines() {
  return (
    <SimpleTreeView
      aria-label="Family of strings"
      defaultExpandedItems={['strings', 'bowed']}
      itemChildrenIndentation={0}
      classes={classes}
    >
      <TreeItem itemId="strings" label="Strings">
        <TreeItem itemId="bowed" label="Bowed" className={child}>
          <TreeItem itemId="violin" label="Violin" className={child} />
          <TreeItem itemId="cello" label="Cello" className={child} />
        </TreeItem>
        <TreeItem itemId="plucked" label="Plucked" className={child}>
          <TreeItem itemId="lute" label="Lute" className={child} />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="wind" label="Wind">
        <TreeItem itemId="oboe" label="Oboe" className={child} />
      </TreeItem>
    </SimpleTreeView>
  );
}
// #endregion
