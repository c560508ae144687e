import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import { BarChart } from '@mui/x-charts/BarChart';
import { regionPopulation } from '../../samples/chartWorld';

const columns = [
  { dataKey: 'asia', label: 'Asia', color: '#1d4ed8' },
  { dataKey: 'africa', label: 'Africa', color: '#c2410c' },
  { dataKey: 'europe', label: 'Europe', color: '#0f766e' },
] as const;

export default function TableTwin() {
  const id = React.useId();
  const [view, setView] = React.useState('chart');

  return (
    <Box sx={{ height: 390 }}>
      <Tabs value={view} onChange={(_event, next: string) => setView(next)} aria-label="View">
        <Tab value="chart" label="Chart" id={`${id}-chart`} aria-controls={`${id}-panel`} />
        <Tab value="table" label="Table" id={`${id}-table`} aria-controls={`${id}-panel`} />
      </Tabs>
      {/* #region preview */}
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`}>
        {view === 'chart' ? (
          <BarChart
            height={300}
            role="img"
            aria-label="Africa overtook Europe before the year 2000. The next tab has the numbers."
            dataset={regionPopulation}
            xAxis={[{ dataKey: 'year', label: 'Year' }]}
            yAxis={[{ label: 'People (millions)', width: 70 }]}
            series={columns}
          />
        ) : (
          <Table size="small" aria-label="People by region and year, in millions">
            <TableHead>
              <TableRow>
                <TableCell>Year</TableCell>
                {columns.map(({ dataKey, label }) => (
                  <TableCell key={dataKey} align="right">
                    {label}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {regionPopulation.map((row) => (
                <TableRow key={row.year}>
                  <TableCell component="th" scope="row">
                    {row.year}
                  </TableCell>
                  {columns.map(({ dataKey }) => (
                    <TableCell key={dataKey} align="right">
                      {row[dataKey].toLocaleString('en-US')}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Box>
      {/* #endregion */}
    </Box>
  );
}
