import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import './RowDensity.css';

// #region preview
export default function RowDensity() {
  const [dense, setDense] = useState(false);

  return (
    <>
      <FormControlLabel
        control={<Switch checked={dense} />}
        onChange={(_event, checked) => setDense(checked)}
        label="Compact rows"
      />
      <SimpleTreeView
        aria-label="Catalog"
        defaultExpandedItems={['500', '520']}
        itemChildrenIndentation={dense ? 20 : 32}
        className={dense ? 'row-density-compact' : 'row-density'}
      >
        <TreeItem itemId="500" label="500 Natural sciences">
          <TreeItem itemId="510" label="510 Mathematics" />
          <TreeItem itemId="520" label="520 Astronomy">
            <TreeItem itemId="523" label="523 Planets and stars" />
            <TreeItem itemId="526" label="526 Surveying" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="600" label="600 Technology" />
      </SimpleTreeView>
    </>
  );
}
// #endregion
