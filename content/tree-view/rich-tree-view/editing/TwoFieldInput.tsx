import { useState, type FocusEvent, type KeyboardEvent, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';

const crew = [
  { id: 'skipper', label: 'Ines Barlow' },
  { id: 'mate', label: 'Tomas Lindqvist' },
  { id: 'cook', label: 'Ravi Menon' },
];

// #region preview
interface NameInputProps {
  value: string;
  save: (event: SyntheticEvent, label: string) => void;
  cancel: (event: SyntheticEvent) => void;
}

function NameInput({ value, save, cancel }: NameInputProps) {
  const [names, setNames] = useState(() => value.split(' '));
  const [first = '', last = ''] = names;
  const finish = (event: SyntheticEvent) =>
    first && last ? save(event, `${first} ${last}`) : cancel(event);

  const shared = {
    'data-element': 'labelInput',
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') finish(event);
      if (event.key === 'Escape') cancel(event);
    },
  };
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) finish(event);
  };

  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexGrow: 1 }} onBlur={handleBlur}>
      <TreeItemLabelInput
        {...shared}
        autoFocus
        aria-label="First name"
        value={first}
        onChange={(event) => setNames([event.target.value.trim(), last])}
      />
      <TreeItemLabelInput
        {...shared}
        aria-label="Last name"
        value={last}
        onChange={(event) => setNames([first, event.target.value.trim()])}
      />
    </Box>
  );
}

function PersonItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
  const labelInput = {
    save: interactions.handleSaveItemLabel,
    cancel: interactions.handleCancelItemLabelEditing,
  } as object;

  return <TreeItem {...props} slots={{ labelInput: NameInput }} slotProps={{ labelInput }} />;
}
// #endregion

export default function TwoFieldInput() {
  return (
    <RichTreeView isItemEditable aria-label="Crew" items={crew} slots={{ item: PersonItem }} />
  );
}
