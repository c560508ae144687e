import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { controlledExample, type ControlledExample } from '../controlledExample.tsx';

const items = [
  {
    id: 'garden',
    label: 'Garden',
    children: [
      { id: 'herbs', label: 'Herbs' },
      { id: 'roots', label: 'Roots' },
    ],
  },
  { id: 'shed', label: 'Shed', children: [{ id: 'tools', label: 'Tools' }] },
];

const branches = items.map(({ id, label, children }) => (
  <TreeItem key={id} itemId={id} label={label}>
    {children.map((child) => (
      <TreeItem key={child.id} itemId={child.id} label={child.label} />
    ))}
  </TreeItem>
));

export const examples: Record<string, ControlledExample> = {
  RichTreeView: controlledExample(
    RichTreeView,
    { items, defaultExpandedItems: ['garden'], 'aria-label': 'Garden' },
    { items: 'items' },
  ),
  SimpleTreeView: {
    ...controlledExample(SimpleTreeView, {
      children: branches,
      defaultExpandedItems: ['garden'],
      'aria-label': 'Garden',
    }),
    children: '<TreeItem itemId="garden" label="Garden">…</TreeItem>',
  },
};
