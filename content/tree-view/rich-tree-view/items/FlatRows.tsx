import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departmentRows, type DepartmentRow } from '../../../samples/treeDepartments';

// #region preview
interface Department extends DepartmentRow {
  children: Department[];
}

function toTree(rows: readonly DepartmentRow[]) {
  const byId = new Map(rows.map((row): [number, Department] => [row.id, { ...row, children: [] }]));
  const roots: Department[] = [];
  for (const department of byId.values()) {
    const parent = department.parentId === null ? undefined : byId.get(department.parentId);
    (parent?.children ?? roots).push(department);
  }
  return roots;
}

const departments = toTree(departmentRows);
const getItemId = (department: Department) => String(department.id);
const getItemLabel = (department: Department) => `${department.name} (${department.staff})`;

export default function FlatRows() {
  return (
    <RichTreeView
      aria-label="Departments and their staff"
      items={departments}
      getItemId={getItemId}
      getItemLabel={getItemLabel}
      defaultExpandedItems={['2', '21', '3']}
    />
  );
}
// #endregion
