import { useState } from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { maritime, type MaritimePlace } from '../../../samples/maritime';

export default function ParentPath() {
  const apiRef = useTreeViewApiRef();
  const [path, setPath] = useState(['Ground floor', 'Working boats', 'Pilot cutter']);

  // #region preview
  const pathTo = (itemId: string): string[] => {
    const place: MaritimePlace = apiRef.current?.getItem(itemId);
    const parentId = apiRef.current?.getParentId(itemId) ?? null;
    return parentId === null ? [place.label] : [...pathTo(parentId), place.label];
  };

  return (
    <>
      <Breadcrumbs aria-label="Path of the selected place" sx={{ mb: 1 }}>
        {path.map((label) => (
          <Typography key={label}>{label}</Typography>
        ))}
      </Breadcrumbs>
      <RichTreeView
        aria-label="Museum with a path"
        apiRef={apiRef}
        items={maritime}
        defaultExpandedItems={['ground', 'boats']}
        defaultSelectedItems="cutter"
        onSelectedItemsChange={(_event, itemId) => setPath(itemId ? pathTo(itemId) : [])}
      />
    </>
  );
  // #endregion
}
