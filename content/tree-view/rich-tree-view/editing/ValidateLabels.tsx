import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { workspace } from '../../../samples/workspace';

// #region preview
const problemOf = (name: string) => {
  if (name.trim() === '') return 'Enter a name.';
  return /[/\\:]/.test(name) ? 'No slashes or colons.' : null;
};

interface NameInputProps {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  cancel: (event: FocusEvent<HTMLInputElement>) => void;
}

function NameInput({ cancel, onKeyDown, onBlur, ...props }: NameInputProps) {
  const problem = problemOf(props.value);

  return (
    <div style={{ flexGrow: 1 }}>
      <TreeItemLabelInput
        {...props}
        aria-label="File name"
        aria-invalid={problem !== null}
        onKeyDown={(event) => (problem && event.key === 'Enter' ? undefined : onKeyDown(event))}
        onBlur={problem ? cancel : onBlur}
      />
      <FormHelperText error role="alert" sx={{ minHeight: 20, m: 0 }}>
        {problem}
      </FormHelperText>
    </div>
  );
}

function FileItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
  const labelInput = { cancel: interactions.handleCancelItemLabelEditing } as object;

  return <TreeItem {...props} slots={{ labelInput: NameInput }} slotProps={{ labelInput }} />;
}
// #endregion

export default function ValidateLabels() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Files to rename"
      items={workspace}
      defaultExpandedItems={['artwork']}
      slots={{ item: FileItem }}
    />
  );
}
