import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../samples/maritime';

export default function Indentation() {
  const [step, setStep] = useState(24);

  return (
    <>
      <Typography id="indentation-label" variant="body2">
        Step per level: <bdi>{step} px</bdi>
      </Typography>
      <Slider
        aria-labelledby="indentation-label"
        min={0}
        max={40}
        step={4}
        value={step}
        onChange={(_event, value) => setStep(value as number)}
        sx={{ maxWidth: 260, display: 'block' }}
      />
      {/* #region preview */}
      <RichTreeView
        aria-label="Places, indented"
        items={maritime}
        defaultExpandedItems={['ground', 'boats']}
        itemChildrenIndentation={step}
      />
      {/* #endregion */}
    </>
  );
}
