import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime } from '../../../samples/maritime';

export default function ReadExpansion() {
  const apiRef = useTreeViewApiRef();
  const [answer, setAnswer] = useState('not asked yet');

  // #region preview
  const ask = () => {
    const element = apiRef.current?.getItemDOMElement('upper');
    setAnswer(element?.getAttribute('aria-expanded') === 'true' ? 'open' : 'closed');
  };

  return (
    <>
      <RichTreeView apiRef={apiRef} aria-label="Museum, asked" items={maritime} />
      <Button variant="outlined" size="small" onClick={ask} sx={{ my: 1 }}>
        Is the upper floor open?
      </Button>
      <Typography variant="body2" role="status">
        Answer: {answer}
      </Typography>
    </>
  );
  // #endregion
}
