import StarIcon from '@mui/icons-material/Star';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../samples/maritime';

// #region preview
const favorites = ['lamps', 'yard'];

const item = ({ itemId }: { itemId: string }) =>
  favorites.includes(itemId)
    ? { slots: { icon: StarIcon }, slotProps: { label: { style: { fontWeight: 600 } } } }
    : {};

export default function PropsPerItem() {
  return (
    <RichTreeView
      aria-label="Places with favorites"
      items={maritime}
      defaultExpandedItems={['upper']}
      slotProps={{ item }}
    />
  );
}
// #endregion
