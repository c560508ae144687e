import type { ComponentType } from 'react';
import BoltIcon from '@mui/icons-material/Bolt';
import InboxIcon from '@mui/icons-material/Inbox';
import PersonIcon from '@mui/icons-material/Person';
import ReceiptIcon from '@mui/icons-material/Receipt';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

// #region preview
const queues = {
  maxWidth: 320,
  [`& .${treeItemClasses.content}`]: {
    py: '6px',
    borderRadius: '999px',
    '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]': {
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
    },
    '&[data-focused]': {
      outline: '2px solid',
      outlineColor: 'text.secondary',
      outlineOffset: '1px',
    },
  },
};

interface QueueItemProps extends TreeItemProps {
  icon: ComponentType<SvgIconProps>;
  open: number;
}

function QueueItem({ icon: Icon, open, label, ...props }: QueueItemProps) {
  const text = (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <Icon fontSize="small" />
      <span>{label}</span>
      <Box component="span" sx={{ ml: 'auto', fontSize: '0.75rem', fontWeight: 600 }}>
        {open}
      </Box>
    </Stack>
  );
  return <TreeItem {...props} label={text} />;
}

export default function TicketQueues() {
  return (
    <SimpleTreeView
      aria-label="Ticket queues"
      defaultExpandedItems={['open']}
      defaultSelectedItems="urgent"
      sx={queues}
    >
      <QueueItem itemId="open" label="Open tickets" icon={InboxIcon} open={48}>
        <QueueItem itemId="urgent" label="Urgent" icon={BoltIcon} open={3} />
        <QueueItem itemId="billing" label="Billing" icon={ReceiptIcon} open={19} />
      </QueueItem>
      <QueueItem itemId="mine" label="Assigned to me" icon={PersonIcon} open={6} />
    </SimpleTreeView>
  );
}
// #endregion
