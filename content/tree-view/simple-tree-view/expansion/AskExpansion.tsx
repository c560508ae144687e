import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { museum } from '../../../samples/museum';
import { renderPlace } from './renderPlace';

export default function AskExpansion() {
  const [answer, setAnswer] = useState('Open or close the first floor, then ask.');
  const apiRef = useTreeViewApiRef();

  // #region preview
  const ask = () => {
    const item = apiRef.current?.getItemDOMElement('first');
    const isOpen = item?.getAttribute('aria-expanded') === 'true';
    const method = apiRef.current?.isItemExpanded('first') ?? false;
    setAnswer(`The floor is ${isOpen ? 'open' : 'closed'}; isItemExpanded() says ${method}.`);
  };
  // #endregion

  return (
    <>
      <Button size="small" variant="outlined" onClick={ask}>
        Is the first floor open?
      </Button>
      <Typography variant="body2" role="status" sx={{ my: 1, minHeight: 40 }}>
        {answer}
      </Typography>
      <SimpleTreeView apiRef={apiRef} aria-label="Museum with questions">
        {museum.map(renderPlace)}
      </SimpleTreeView>
    </>
  );
}
