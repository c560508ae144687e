import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

type Value = number | string | boolean;
/** A range becomes a slider, a list a select, and `'switch'` a switch. */
type Control = { min: number; max: number; step?: number } | readonly string[] | 'switch';

interface PlaygroundProps<Values extends Record<string, Value>> {
  /** Height of controls, chart and code together, in pixels. */
  height: number;
  controls: Record<keyof Values & string, Control>;
  initial: Values;
  /** The code that results from the values. */
  code: (values: Values) => string;
  children: (values: Values) => React.ReactNode;
}

const WIDE = '@container (min-width: 600px)';
const layout = {
  display: 'grid',
  gap: 1,
  gridTemplateRows: 'auto minmax(0, 1fr) 124px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: {
    gridTemplateRows: 'minmax(0, 1fr) 124px',
    gridTemplateColumns: '168px minmax(0, 1fr)',
    columnGap: 3,
  },
};
const controlsLayout = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: 52,
  alignContent: 'start',
  columnGap: 3,
  px: 1,
  pt: 1,
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
};

function Field(props: {
  name: string;
  control: Control;
  value: Value;
  onChange: (value: Value) => void;
}) {
  const { name, control, value, onChange } = props;
  if (control === 'switch')
    return (
      <FormControlLabel
        label={name}
        control={
          <Switch
            size="small"
            checked={Boolean(value)}
            onChange={(event) => onChange(event.target.checked)}
          />
        }
      />
    );
  if ('min' in control)
    return (
      <Box sx={{ typography: 'caption' }}>
        {name}: <bdi>{value}</bdi>
        <Slider
          {...control}
          size="small"
          aria-label={name}
          value={Number(value)}
          onChange={(_event, next) => onChange(next)}
        />
      </Box>
    );
  return (
    <TextField
      select
      size="small"
      label={name}
      slotProps={{ select: { native: true } }}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {control.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </TextField>
  );
}

function Code({ text }: { text: string }) {
  const [result, setResult] = React.useState({ text: '', message: '' });
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setResult({ text, message: 'Copied' }),
      () => setResult({ text, message: 'Copy failed' }),
    );

  return (
    <Box dir="ltr" sx={{ position: 'relative', gridColumn: '1 / -1' }}>
      <Box
        component="pre"
        role="group"
        aria-label="Resulting code"
        tabIndex={0}
        sx={{ m: 0, p: 1.5, height: 1, overflow: 'auto', bgcolor: 'action.hover', fontSize: 13 }}
      >
        <code>{text}</code>
      </Box>
      <Button
        size="small"
        variant="outlined"
        onClick={copy}
        sx={{ position: 'absolute', top: 8, right: 8, bgcolor: 'background.paper' }}
      >
        {result.text === text ? result.message : 'Copy'}
      </Button>
    </Box>
  );
}

/** Controls beside a chart, and the code that results from them below it. */
export function Playground<Values extends Record<string, Value>>(props: PlaygroundProps<Values>) {
  const { height, controls, initial, code, children } = props;
  const [values, setValues] = React.useState(initial);

  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={{ ...layout, height }}>
        <Box sx={controlsLayout}>
          {Object.entries<Control>(controls).map(([name, control]) => (
            <Field
              key={name}
              name={name}
              control={control}
              value={values[name] ?? ''}
              onChange={(value) => setValues({ ...values, [name]: value })}
            />
          ))}
        </Box>
        <Box sx={{ minWidth: 0, minHeight: 0 }}>{children(values)}</Box>
        <Code text={code(values)} />
      </Box>
    </Box>
  );
}

/** Lets a chart without `height` fill its parent when its legend is hidden. */
export const fill = { gridTemplateRows: '1fr' };
