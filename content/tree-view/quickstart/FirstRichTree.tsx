import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

// #region preview
const products = [
  {
    id: 'bread',
    label: 'Bread',
    children: [
      { id: 'rye', label: 'Rye loaf' },
      { id: 'spelt', label: 'Spelt loaf' },
    ],
  },
  { id: 'cakes', label: 'Cakes', children: [{ id: 'plum', label: 'Plum cake' }] },
];

export default function FirstRichTree() {
  return <RichTreeView aria-label="Bakery" items={products} defaultExpandedItems={['bread']} />;
}
// #endregion
