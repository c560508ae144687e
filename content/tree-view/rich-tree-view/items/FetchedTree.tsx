import { useState } from 'react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime, type MaritimePlace } from '../../../samples/maritime';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const server = { isFailing: false };

async function loadPlaces(): Promise<MaritimePlace[]> {
  await new Promise((resolve) => setTimeout(resolve, 900));
  if (server.isFailing) throw new Error('The server responded with 503.');
  return structuredClone(maritime);
}

// #region preview
function Places() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['places'],
    queryFn: loadPlaces,
  });
  const retry = (
    <Button color="inherit" size="small" onClick={() => refetch()}>
      Retry
    </Button>
  );

  if (error && !isFetching) {
    return (
      <Alert severity="error" action={retry}>
        {error.message}
      </Alert>
    );
  }
  if (!data || isFetching) {
    return ['40%', '60%', '30%'].map((width) => <Skeleton key={width} width={width} height={32} />);
  }
  return <RichTreeView aria-label="Places" items={data} defaultExpandedItems={['ground']} />;
}
// #endregion

export default function FetchedTree() {
  const [isFailing, setFailing] = useState(false);

  return (
    <QueryClientProvider client={client}>
      <FormControlLabel
        control={<Switch checked={isFailing} />}
        onChange={(_event, checked) => {
          server.isFailing = checked;
          setFailing(checked);
        }}
        label="The server fails"
      />
      <Button onClick={() => client.resetQueries()}>Load again</Button>
      <Box sx={{ minHeight: 160 }}>
        <Places />
      </Box>
    </QueryClientProvider>
  );
}
