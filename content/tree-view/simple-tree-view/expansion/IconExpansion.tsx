import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { museum } from '../../../samples/museum';
import { renderPlace } from './renderPlace';

export default function IconExpansion() {
  const [iconOnly, setIconOnly] = useState(true);

  return (
    <>
      <FormControlLabel
        control={<Switch checked={iconOnly} />}
        onChange={(_event, checked) => setIconOnly(checked)}
        label="Only the icon opens and closes"
      />
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Museum with separate targets"
        defaultExpandedItems={['ground']}
        expansionTrigger={iconOnly ? 'iconContainer' : 'content'}
        sx={{ '& .MuiTreeItem-iconContainer': { width: 24, height: 24, alignItems: 'center' } }}
      >
        {museum.map(renderPlace)}
      </SimpleTreeView>
      {/* #endregion */}
    </>
  );
}
