import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface ServerSwitchProps {
  server: { setFailing: (failing: boolean) => void };
  label?: string;
}

/** Makes every request to an in-browser server fail, to show the error state. */
export function ServerSwitch({ server, label = 'Let requests fail' }: ServerSwitchProps) {
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
