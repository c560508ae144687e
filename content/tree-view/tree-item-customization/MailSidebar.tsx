import { useState } from 'react';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface Mailbox {
  id: string;
  label: string;
  unread?: number;
  children?: Mailbox[];
}

const icons = { inbox: InboxIcon, sent: SendIcon, archive: ArchiveIcon };
const mailboxes: Mailbox[] = [
  { id: 'inbox', label: 'Inbox', unread: 12 },
  { id: 'sent', label: 'Sent' },
  {
    id: 'projects',
    label: 'Projects',
    children: [
      { id: 'pier', label: 'Pier renovation', unread: 3 },
      { id: 'ferry', label: 'Ferry terminal' },
    ],
  },
  { id: 'archive', label: 'Archive' },
];

// #region preview
function MailItem(props: TreeItemProps) {
  const mailbox = useTreeItemModel<Mailbox>(props.itemId);
  const Icon = icons[props.itemId as keyof typeof icons] ?? FolderIcon;

  return (
    <TreeItem
      {...props}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Icon fontSize="small" />
          <Box sx={{ flexGrow: 1, fontWeight: mailbox?.unread ? 600 : 400 }}>{props.label}</Box>
          {mailbox?.unread && <span>{mailbox.unread} new</span>}
        </Box>
      }
      slotProps={{ content: { sx: { borderRadius: 5, py: 0.75 } } as object }}
    />
  );
}
// #endregion

export default function MailSidebar() {
  const [selected, setSelected] = useState<string | null>('inbox');

  return (
    <RichTreeView
      aria-label="Mailboxes"
      items={mailboxes}
      defaultExpandedItems={['projects']}
      expansionTrigger="iconContainer"
      selectedItems={selected}
      onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      slots={{ item: MailItem }}
      sx={{ maxWidth: 280 }}
    />
  );
}
