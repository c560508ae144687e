import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Page {
  id: string;
  label: string;
  published?: boolean;
  children?: Page[];
}

const pages: Page[] = [
  {
    id: 'guide',
    label: 'Visitor guide (published)',
    published: true,
    children: [
      { id: 'tickets', label: 'Tickets (published)', published: true },
      { id: 'parking', label: 'Parking' },
    ],
  },
  { id: 'autumn', label: 'Autumn program' },
];

// #region preview
const isDraft = (page: Page) => !page.published;
const item = { slotProps: { labelInput: { 'aria-label': 'Title' } } };

export default function LockedItems() {
  return (
    <RichTreeView
      aria-label="Pages"
      items={pages}
      isItemEditable={isDraft}
      defaultExpandedItems={['guide']}
      slotProps={{ item }}
    />
  );
}
// #endregion
