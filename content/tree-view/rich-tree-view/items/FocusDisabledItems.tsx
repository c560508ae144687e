import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Course {
  id: string;
  label: string;
  full: boolean;
}

const courses: Course[] = [
  { id: 'Monday', label: 'Monday, wheel throwing', full: false },
  { id: 'Tuesday', label: 'Tuesday, glazing (full)', full: true },
  { id: 'Thursday', label: 'Thursday, hand building (full)', full: true },
  { id: 'Saturday', label: 'Saturday, raku', full: false },
];

const isFull = (course: Course) => course.full;

export default function FocusDisabledItems() {
  const [focusable, setFocusable] = useState(true);
  const [focused, setFocused] = useState('nothing yet');

  return (
    <>
      <FormControlLabel
        control={<Switch checked={focusable} />}
        onChange={(_event, checked) => setFocusable(checked)}
        label="Disabled items are focusable"
      />
      {/* #region preview */}
      <RichTreeView
        aria-label="Pottery courses"
        items={courses}
        isItemDisabled={isFull}
        disabledItemsFocusable={focusable}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
      />
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        Focused: {focused}
      </Typography>
    </>
  );
}
