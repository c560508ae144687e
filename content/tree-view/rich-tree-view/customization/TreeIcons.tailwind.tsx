import AddBoxOutlinedIcon from '@mui/icons-material/AddBoxOutlined';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';
import IndeterminateCheckBoxOutlinedIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

// #region preview
export default function TreeIcons() {
  return (
    <RichTreeView
      aria-label="Collection"
      items={maritime}
      defaultExpandedItems={['ground']}
      slots={{
        expandIcon: AddBoxOutlinedIcon,
        collapseIcon: IndeterminateCheckBoxOutlinedIcon,
        endIcon: CircleOutlinedIcon,
      }}
      slotProps={{
        expandIcon: { className: 'text-[22px]' },
        collapseIcon: { className: 'text-[22px]' },
        endIcon: { className: 'text-[10px] text-(--mui-palette-text-secondary)' },
      }}
      classes={{ itemIconContainer: 'w-6 text-(--mui-palette-primary-main)' }}
    />
  );
}
// #endregion
