import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { gridPeople } from '../../samples/gridPeople';
import { personColumns } from '../../samples/gridPeopleColumns';

const rows = gridPeople(1000);
const columns = Object.values(personColumns);

export default function ScrollPosition() {
  const apiRef = useGridApiRef();
  const [position, setPosition] = useState({ top: 0, left: 0 });
  // #region preview
  useEffect(
    () =>
      apiRef.current?.subscribeEvent('scrollPositionChange', ({ top, left }) => {
        setPosition({ top: Math.round(top), left: Math.round(left) });
      }),
    [apiRef],
  );
  const toTop = () => apiRef.current?.scroll({ top: 0 });
  const toStart = () => apiRef.current?.scroll({ left: 0 });
  // #endregion

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" disabled={position.top === 0} onClick={toTop}>
          Back to the top
        </Button>
        <Button variant="outlined" disabled={position.left === 0} onClick={toStart}>
          First column
        </Button>
        <Typography>
          top {position.top}, left {position.left}
        </Typography>
      </Stack>
      <DataGridPro
        aria-label="Staff with its scroll position"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Stack>
  );
}
