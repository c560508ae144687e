import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

export default function DisableSelection() {
  const [readOnly, setReadOnly] = useState(true);

  return (
    <>
      <FormControlLabel
        control={<Switch checked={readOnly} />}
        onChange={(_event, checked) => setReadOnly(checked)}
        label="For reading only"
      />
      {/* #region preview */}
      <RichTreeView
        aria-label="Contents"
        items={maritime}
        disableSelection={readOnly}
        defaultSelectedItems="upper"
      />
      {/* #endregion */}
    </>
  );
}
