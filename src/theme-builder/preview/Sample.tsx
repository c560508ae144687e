import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { CalendarSample } from './CalendarSample.tsx';
import { ChartSample } from './ChartSample.tsx';
import { GridSample } from './GridSample.tsx';
import { TreeSample } from './TreeSample.tsx';

/** A small app with the four products. `label`: of the scheme, so that names differ between the two. */
export function Sample({ label }: { label: string }) {
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
          Ferry traffic
        </Typography>
        <Chip label="On time" color="success" />
        <Chip label="Storm" color="warning" />
      </Stack>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <GridSample label={label} />
      </Paper>
      <Paper variant="outlined" sx={{ p: 1 }}>
        <ChartSample />
      </Paper>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <CalendarSample />
      </Paper>
      <Paper variant="outlined" sx={{ p: 1 }}>
        <TreeSample label={label} />
      </Paper>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained">Depart</Button>
        <Button variant="outlined">Delay</Button>
        <Button variant="contained" color="secondary">
          Reroute
        </Button>
        <Button variant="contained" color="error">
          Cancel
        </Button>
      </Stack>
      <TextField label={`Captain (${label})`} defaultValue="A. Lindqvist" fullWidth />
      <FormControlLabel control={<Switch defaultChecked />} label="Announce delays" />
      <Alert severity="info" role="note">
        The Sandvik line leaves from pier 4.
      </Alert>
      <Typography variant="body2" color="text.secondary">
        Updated at 08:40. Times are local.
      </Typography>
    </Stack>
  );
}
