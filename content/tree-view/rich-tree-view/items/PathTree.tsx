import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const paths = [
  'reports/2025/budget.xlsx',
  'reports/2025/summary.pdf',
  'reports/2026/plan.docx',
  'photos/harbor/dawn.jpg',
  'photos/harbor/storm.jpg',
  'readme.txt',
];

// #region preview
interface PathItem {
  id: string;
  label: string;
  children: PathItem[];
}

function toTree(list: readonly string[]) {
  const root: PathItem = { id: '', label: '', children: [] };
  for (const path of list) {
    let folder = root;
    for (const label of path.split('/')) {
      const id = folder.id ? `${folder.id}/${label}` : label;
      let next = folder.children.find((child) => child.id === id);
      if (!next) folder.children.push((next = { id, label, children: [] }));
      folder = next;
    }
  }
  return root.children;
}

const items = toTree(paths);

export default function PathTree() {
  return (
    <RichTreeView
      aria-label="Files by path"
      items={items}
      defaultExpandedItems={['reports', 'reports/2025', 'photos']}
    />
  );
}
// #endregion
