import { useRef, useState } from 'react';
import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, ExportCsv, ExportPrint, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { gridPeople } from '../../../samples/gridPeople';
import { personColumns } from '../../../samples/gridPeopleColumns';

const rows = gridPeople(300);
const { hours, ...exported } = personColumns;
const columns = [...Object.values(exported), { ...hours, disableExport: true }];

// #region preview
function ExportToolbar() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Toolbar aria-label="Staff list">
      <Tooltip title="Download or print">
        <ToolbarButton
          ref={button}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <FileDownloadOutlinedIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu open={open} anchorEl={() => button.current} onClose={close}>
        <ExportCsv
          render={<MenuItem />}
          options={{ fileName: 'staff', delimiter: ';', utf8WithBom: true }}
          onClick={close}
        >
          CSV for spreadsheets
        </ExportCsv>
        <ExportPrint render={<MenuItem />} options={{ hideToolbar: true }} onClick={close}>
          Print
        </ExportPrint>
      </Menu>
    </Toolbar>
  );
}
// #endregion

const slots = { toolbar: ExportToolbar };

export default function ExportMenu() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid aria-label="Staff" rows={rows} columns={columns} slots={slots} showToolbar />
    </div>
  );
}
