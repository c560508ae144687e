import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { DepotServer } from '../../samples/depotServer';

interface FailSwitchProps {
  server: DepotServer;
  label?: string;
}

/** Makes every request to the in-browser server fail, to show the error state. */
export function FailSwitch({ server, label = 'Let requests fail' }: FailSwitchProps) {
  const [failing, setFailing] = useState(false);

  return (
    <FormControlLabel
      control={
        <Switch
          checked={failing}
          onChange={() => {
            server.setFailing(!failing);
            setFailing(!failing);
          }}
        />
      }
      label={label}
    />
  );
}
