import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { departments } from '../../../samples/clinic';

const everybody = departments.flatMap((department) => department.people);

export default function PreviewOnFocus() {
  const [focusedId, setFocusedId] = useState('');
  const person = everybody.find(({ id }) => id === focusedId);

  return (
    <>
      {/* #region preview */}
      <SimpleTreeView
        aria-label="Phone directory"
        defaultExpandedItems={['reception', 'cardiology']}
        onItemFocus={(_event, itemId) => setFocusedId(itemId)}
      >
        {departments.map(({ id, name, people }) => (
          <TreeItem key={id} itemId={id} label={name}>
            {people.map((each) => (
              <TreeItem key={each.id} itemId={each.id} label={each.name} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {person ? `${person.name}, extension ${person.extension}` : 'Move to a person.'}
      </Typography>
    </>
  );
}
