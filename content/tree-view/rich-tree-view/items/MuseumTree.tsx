import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

// #region preview
const items = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'boats', label: 'Working boats' },
      { id: 'ropes', label: 'Ropes and knots' },
    ],
  },
  { id: 'upper', label: 'Upper floor', children: [{ id: 'charts', label: 'Sea charts' }] },
  { id: 'yard', label: 'Yard' },
];

export default function MuseumTree() {
  return <RichTreeView aria-label="Museum" items={items} defaultExpandedItems={['ground']} />;
}
// #endregion
