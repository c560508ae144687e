import { useState } from 'react';
import { QueryClient, QueryClientProvider, useQueries } from '@tanstack/react-query';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createArchiveServer } from '../../../samples/archiveServer';

const server = createArchiveServer();
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 60_000 } },
});

interface Item {
  id: string;
  label: string;
  children?: Item[];
}

const isStatus = (item: Item) => item.id.endsWith('/status');

// #region preview
function Archive() {
  const [expanded, setExpanded] = useState<string[]>([]);
  const levels = ['root', ...expanded];

  const items = useQueries({
    queries: levels.map((id) => ({ queryKey: ['archive', id], queryFn: () => server.list(id) })),
    combine: (results) => {
      const build = (parentId: string): Item[] => {
        const result = results[levels.indexOf(parentId)];
        if (!result?.data) {
          const label = result?.isError ? 'Failed. Collapse and try again.' : 'Loading…';
          return [{ id: `${parentId}/status`, label }];
        }
        return result.data.map(({ id, label, childrenCount }) => {
          return childrenCount > 0 ? { id, label, children: build(id) } : { id, label };
        });
      };
      return build('root');
    },
  });

  return (
    <RichTreeView
      aria-label="Archive in the query cache"
      items={items}
      isItemDisabled={isStatus}
      expandedItems={expanded}
      onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
    />
  );
}
// #endregion

export default function QueryChildren() {
  return (
    <QueryClientProvider client={client}>
      <FormControlLabel
        control={<Switch onChange={(_event, checked) => server.setFailing(checked)} />}
        label="The server fails"
      />
      <Archive />
    </QueryClientProvider>
  );
}
