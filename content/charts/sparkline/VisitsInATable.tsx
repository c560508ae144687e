import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { stations } from '../../samples/stations';

export default function VisitsInATable() {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Station</TableCell>
          <TableCell>kWh per day</TableCell>
          <TableCell align="right">Today</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {stations.slice(0, 5).map(({ name, energy }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell sx={{ py: 0, width: '50%' }}>
              {/* #region preview */}
              <SparkLineChart
                height={36}
                data={energy}
                color="#4254fb"
                role="img"
                aria-label={`${energy[0]} to ${energy.at(-1)} kWh in two weeks`}
              />
              {/* #endregion */}
            </TableCell>
            <TableCell align="right">{energy.at(-1)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
