import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { gridPeople, type GridPerson } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

type Employee = GridPerson & { managerId: number | null };

/** A company of 156 people: everybody but the first reports to somebody with a lower id. */
const rows: Employee[] = gridPeople(156).map((person) => ({
  ...person,
  managerId: person.id === 1 ? null : Math.floor((person.id + 3) / 5),
}));

// #region preview
const byId = new Map(rows.map((row) => [row.id, row]));

/** Ids from the top of the company to this person. Names can repeat, ids can't. */
function pathOf(row: Employee): string[] {
  const manager = row.managerId === null ? undefined : byId.get(row.managerId);
  return [...(manager ? pathOf(manager) : []), String(row.id)];
}

const groupingColDef = {
  headerName: 'Name',
  width: 260,
  valueFormatter: (value: string) => byId.get(Number(value))?.name ?? '',
};
// #endregion

const { department, status, salaryEur } = personColumns;
const columns = [department, status, salaryEur] as GridColDef<Employee>[];

export default function ParentIds() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPro
        aria-label="Staff by manager"
        rows={rows}
        columns={columns}
        treeData
        getTreeDataPath={pathOf}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={2}
      />
    </div>
  );
}
