import dayjs, { type Dayjs } from 'dayjs';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  pickersLayoutClasses,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// #region preview
function LayoutWithAdvice(props: PickersLayoutProps<Dayjs | null>) {
  const { ownerState, ...parts } = usePickerLayout(props);
  const { value } = usePickerContext<Dayjs | null>();
  const isMonday = value?.day() === 1;

  return (
    <PickersLayoutRoot className={pickersLayoutClasses.root} ownerState={ownerState}>
      {parts.toolbar}
      {parts.shortcuts}
      <PickersLayoutContentWrapper
        className={pickersLayoutClasses.contentWrapper}
        ownerState={ownerState}
      >
        {parts.tabs}
        {parts.content}
        <Alert severity={isMonday ? 'warning' : 'info'} role="status">
          {isMonday ? 'The museum is closed on Mondays.' : 'Open from 10 AM to 6 PM.'}
        </Alert>
      </PickersLayoutContentWrapper>
      {parts.actionBar}
    </PickersLayoutRoot>
  );
}
// #endregion

export default function AdviceLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-05-15')}
          slots={{ layout: LayoutWithAdvice }}
          slotProps={{ actionBar: { actions: ['cancel', 'accept'] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
