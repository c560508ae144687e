/** The departments of a city administration as rows of a table: each row names its parent. */
export interface DepartmentRow {
  id: number;
  parentId: number | null;
  name: string;
  staff: number;
}

export const departmentRows: DepartmentRow[] = [
  { id: 31, parentId: 3, name: 'Street lighting', staff: 12 },
  { id: 1, parentId: null, name: 'Mayor’s office', staff: 9 },
  { id: 2, parentId: null, name: 'Culture', staff: 4 },
  { id: 3, parentId: null, name: 'Public works', staff: 6 },
  { id: 21, parentId: 2, name: 'Libraries', staff: 38 },
  { id: 22, parentId: 2, name: 'Museums', staff: 27 },
  { id: 32, parentId: 3, name: 'Parks', staff: 45 },
  { id: 211, parentId: 21, name: 'Children’s library', staff: 8 },
  { id: 212, parentId: 21, name: 'Mobile library', staff: 3 },
  { id: 321, parentId: 32, name: 'Tree nursery', staff: 11 },
];
