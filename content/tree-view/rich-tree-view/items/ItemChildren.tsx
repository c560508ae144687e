import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { faculties, type Faculty } from '../../../samples/faculties';

// #region preview
const getItemId = (faculty: Faculty) => faculty.code;
const getItemLabel = (faculty: Faculty) => faculty.title;
const getItemChildren = (faculty: Faculty) => faculty.units;

export default function ItemChildren() {
  return (
    <RichTreeView
      aria-label="University"
      items={faculties}
      getItemId={getItemId}
      getItemLabel={getItemLabel}
      getItemChildren={getItemChildren}
      defaultExpandedItems={['SCI', 'SCI-BIO']}
    />
  );
}
// #endregion
