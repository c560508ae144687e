import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Offer {
  id: number;
  customer: string;
  discount: number;
  approvedBy: string;
}

const offers: Offer[] = [
  { id: 1, customer: 'Kettle Lane', discount: 5, approvedBy: '' },
  { id: 2, customer: 'Nordkaffe', discount: 15, approvedBy: 'Valadares' },
  { id: 3, customer: 'Via Lunga', discount: 0, approvedBy: '' },
];

// #region preview
const columns: GridColDef<Offer>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 100 },
  { field: 'discount', headerName: 'Discount (%)', type: 'number', width: 110, editable: true },
  {
    field: 'approvedBy',
    headerName: 'Approved by',
    width: 130,
    editable: true,
    preProcessEditCellProps: ({ props, otherFieldsProps }) => {
      const needsApproval = otherFieldsProps?.discount?.value > 10;
      return { ...props, error: needsApproval && !props.value };
    },
  },
];
// #endregion

export default function ConditionalRule() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Offers; more than 10% needs approval"
        rows={offers}
        columns={columns}
        editMode="row"
        hideFooter
      />
    </Box>
  );
}
