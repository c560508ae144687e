import type { ComponentType } from 'react';
import BoltIcon from '@mui/icons-material/Bolt';
import InboxIcon from '@mui/icons-material/Inbox';
import PersonIcon from '@mui/icons-material/Person';
import ReceiptIcon from '@mui/icons-material/Receipt';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

// #region preview
const row = [
  'rounded-full py-1.5',
  'data-selected:bg-(--mui-palette-primary-main)',
  'data-selected:text-(--mui-palette-primary-contrastText)',
  'data-focused:outline-2 data-focused:outline-offset-1',
  'data-focused:outline-(--mui-palette-text-secondary)',
].join(' ');

interface QueueItemProps extends TreeItemProps {
  icon: ComponentType<SvgIconProps>;
  open: number;
}

function QueueItem({ icon: Icon, open, label, ...props }: QueueItemProps) {
  const text = (
    <span className="flex items-center gap-3">
      <Icon fontSize="small" />
      <span>{label}</span>
      <span className="ms-auto text-xs font-semibold">{open}</span>
    </span>
  );
  return <TreeItem {...props} label={text} />;
}

export default function TicketQueues() {
  return (
    <SimpleTreeView
      aria-label="Ticket queues"
      defaultExpandedItems={['open']}
      defaultSelectedItems="urgent"
      className="max-w-80"
      classes={{ itemContent: row }}
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
