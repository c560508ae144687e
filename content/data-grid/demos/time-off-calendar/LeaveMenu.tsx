import ListItemIcon from '@mui/material/ListItemIcon';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { leaveColors, leaveTypes, type LeaveType } from './absences';

export interface LeaveTarget {
  id: number;
  iso: string;
  element: HTMLElement;
}

interface LeaveMenuProps {
  target: LeaveTarget | null;
  onClose: () => void;
  onChoose: (target: LeaveTarget, type: LeaveType | null) => void;
}

export function LeaveMenu({ target, onClose, onChoose }: LeaveMenuProps) {
  const choose = (type: LeaveType | null) => {
    if (target) onChoose(target, type);
    onClose();
  };

  return (
    <Menu open={target !== null} anchorEl={target?.element} onClose={onClose}>
      {leaveTypes.map((type) => (
        <MenuItem key={type} onClick={() => choose(type)}>
          <ListItemIcon>
            <Box sx={{ width: 14, height: 14, borderRadius: '4px', bgcolor: leaveColors[type] }} />
          </ListItemIcon>
          {type}
        </MenuItem>
      ))}
      <MenuItem onClick={() => choose(null)}>At work</MenuItem>
    </Menu>
  );
}
