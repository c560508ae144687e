import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import IconButton from '@mui/material/IconButton';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { maritime } from '../../../samples/maritime';

interface IconProps {
  label: string;
  icon: typeof EditIcon;
  act: (event: SyntheticEvent) => void;
}

function RowIcon({ label, icon: Icon, act }: IconProps) {
  const handleClick = (event: MouseEvent) => {
    event.stopPropagation();
    act(event);
  };

  return (
    // Prevent the default of mousedown to keep the focus and the unsaved text in the input.
    <IconButton
      aria-label={label}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={handleClick}
      sx={{ p: 0.25 }}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}

// #region preview
interface InputProps extends ComponentProps<typeof TreeItemLabelInput> {
  save: (event: SyntheticEvent, label: string) => void;
  cancel: (event: SyntheticEvent) => void;
}

function InputWithIcons({ save, cancel, ...props }: InputProps) {
  const text = String(props.value);

  return (
    <>
      <TreeItemLabelInput {...props} aria-label="New name" />
      <RowIcon label="Save" icon={CheckIcon} act={(event) => text && save(event, text)} />
      <RowIcon label="Cancel" icon={CloseIcon} act={cancel} />
    </>
  );
}

function IconItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
  const labelInput = {
    save: interactions.handleSaveItemLabel,
    cancel: interactions.handleCancelItemLabelEditing,
  } as object;
  const ignore = (event: MouseEvent & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
  };

  return (
    <TreeItem
      {...props}
      slots={{ labelInput: InputWithIcons }}
      slotProps={{
        labelInput,
        label: {
          onDoubleClick: ignore,
          children: (
            <span style={{ display: 'flex', justifyContent: 'space-between' }}>
              {props.label}
              <RowIcon label="Rename" icon={EditIcon} act={interactions.toggleItemEditing} />
            </span>
          ),
        },
      }}
    />
  );
}
// #endregion

export default function EditByIcons() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Places with a pencil"
      items={maritime}
      slots={{ item: IconItem }}
    />
  );
}
