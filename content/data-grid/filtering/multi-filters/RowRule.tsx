import { DataGridPro, type GridColDef, type GridFilterOperator } from '@mui/x-data-grid-pro';
import { gridPeople, type GridPerson } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);

// #region preview
/** In Japan, or well paid and not active: "or" and "and" in one rule. */
const needsReview: GridFilterOperator<GridPerson> = {
  value: 'needsReview',
  label: 'needs a review',
  headerLabel: 'Needs a review',
  requiresFilterValue: false,
  getApplyFilterFn: () => (_value, row) =>
    row.country === 'Japan' || (row.salaryEur > 70000 && row.status !== 'active'),
};
// #endregion

const { name, country, status, salaryEur, rating } = personColumns;
const columns: GridColDef<GridPerson>[] = [
  { ...name, filterOperators: [needsReview] },
  country,
  status,
  salaryEur,
  rating,
];

export default function RowRule() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPro
        aria-label="People whose contract needs a review"
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 'review', field: 'name', operator: 'needsReview' },
                { id: 'rating', field: 'rating', operator: '<=', value: 3 },
              ],
            },
          },
        }}
      />
    </div>
  );
}
