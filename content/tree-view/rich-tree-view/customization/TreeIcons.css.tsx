import AddBoxOutlinedIcon from '@mui/icons-material/AddBoxOutlined';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';
import IndeterminateCheckBoxOutlinedIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';
import './TreeIcons.css';

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
      slotProps={{ endIcon: { className: 'leaf-icon' } }}
      className="tree-icons"
    />
  );
}
// #endregion
