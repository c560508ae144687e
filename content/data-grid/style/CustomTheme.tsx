import { ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const columns = Object.values(personColumns);

// #region preview
const withGridStyles = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiDataGrid: {
      defaultProps: { density: 'compact', disableColumnMenu: true },
      styleOverrides: {
        root: {
          borderRadius: 0,
          borderWidth: '2px 0',
          '--DataGrid-rowBorderColor': 'transparent',
        },
        columnHeaderTitle: { fontWeight: 700, fontSize: 12, textTransform: 'uppercase' },
        columnSeparator: { display: 'none' },
        cell: { fontVariantNumeric: 'tabular-nums' },
        footerContainer: { minHeight: 40, justifyContent: 'center' },
      },
    },
  },
});
// #endregion

export default function CustomTheme() {
  return (
    <ThemeProvider theme={withGridStyles}>
      <div style={{ height: 440, width: '100%' }}>
        <DataGrid aria-label="Staff" rows={rows} columns={columns} />
      </div>
    </ThemeProvider>
  );
}
