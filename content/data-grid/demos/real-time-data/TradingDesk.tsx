import { useEffect, useRef, useState } from 'react';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, gridClasses, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { MarketSummary } from './MarketSummary';
import { nextQuotes, openingQuotes } from './market';

const slots = { footer: MarketSummary };
const speeds = [250, 1000, 3000];

export default function TradingDesk() {
  const apiRef = useGridApiRef();
  const market = useRef({ quotes: openingQuotes, step: 0 });
  const [running, setRunning] = useState(true);
  const [pause, setPause] = useState(1000);

  // #region preview
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      const { quotes, step } = market.current;
      const changed = nextQuotes(quotes, step + 1);
      const byId = new Map(changed.map((quote) => [quote.id, quote]));
      market.current = {
        quotes: quotes.map((quote) => byId.get(quote.id) ?? quote),
        step: step + 1,
      };
      apiRef.current?.updateRows(changed);
    }, pause);
    return () => clearInterval(timer);
  }, [apiRef, running, pause]);
  // #endregion

  return (
    <Stack spacing={2} sx={{ height: 640, width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="contained"
          startIcon={running ? <PauseIcon /> : <PlayArrowIcon />}
          onClick={() => setRunning(!running)}
          sx={{ width: 120 }}
        >
          {running ? 'Pause' : 'Resume'}
        </Button>
        <TextField
          select
          size="small"
          label="Tick every"
          value={pause}
          onChange={(event) => setPause(Number(event.target.value))}
          sx={{ width: 130 }}
        >
          {speeds.map((speed) => (
            <MenuItem key={speed} value={speed}>
              {speed / 1000} s
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <DataGridPro
        aria-label="Stock prices"
        apiRef={apiRef}
        rows={openingQuotes}
        columns={columns}
        slots={slots}
        throttleRowsMs={200}
        disableRowSelectionOnClick
        initialState={{
          pinnedColumns: { left: ['id'] },
          sorting: { sortModel: [{ field: 'id', sort: 'asc' }] },
        }}
        sx={{ [`& .${gridClasses.cell}.symbol`]: { fontWeight: 700 } }}
      />
    </Stack>
  );
}
