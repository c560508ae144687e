import Box from '@mui/material/Box';
import {
  DataGrid,
  gridEditRowsStateSelector,
  GridEditSingleSelectCell,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const cities: Record<string, string[]> = {
  Norway: ['Bergen', 'Oslo', 'Tromsø'],
  Portugal: ['Faro', 'Lisbon', 'Porto'],
};

const trips = [
  { id: 1, traveller: 'Odhiambo', country: 'Norway', city: 'Bergen' },
  { id: 2, traveller: 'Koh', country: 'Portugal', city: 'Porto' },
  { id: 3, traveller: 'Brandys', country: 'Norway', city: 'Oslo' },
];

// #region preview
function CountryEditor(params: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const clearCity = () =>
    void apiRef.current.setEditCellValue({ id: params.id, field: 'city', value: '' });
  return <GridEditSingleSelectCell {...params} onValueChange={clearCity} />;
}

function CityEditor({ colDef, ...params }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const country = useGridSelector(apiRef, gridEditRowsStateSelector)[params.id]?.country?.value;
  const options = { ...colDef, valueOptions: cities[country] ?? [] };
  return <GridEditSingleSelectCell {...params} colDef={options} />;
}

const columns: GridColDef[] = [
  { field: 'traveller', headerName: 'Traveler', flex: 1, minWidth: 100 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: Object.keys(cities),
    width: 120,
    editable: true,
    renderEditCell: (params) => <CountryEditor {...params} />,
  },
  {
    field: 'city',
    headerName: 'City',
    type: 'singleSelect',
    valueOptions: Object.values(cities).flat(),
    width: 110,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !props.value }),
    renderEditCell: (params) => <CityEditor {...params} />,
  },
];
// #endregion

export default function LinkedFields() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid aria-label="Trips" rows={trips} columns={columns} editMode="row" hideFooter />
    </Box>
  );
}
