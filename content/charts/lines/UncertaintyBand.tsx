import { areaElementClasses, LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 15 }, (_, index) => index);
const expected = days.map((day) => 18 + 4 * Math.sin(day / 3));
const low = expected.map((value, day) => value - 0.25 * day);
const width = days.map((day) => 0.5 * day);
const degrees = (value: number | null) => `${value?.toFixed(1)} °C`;

export default function UncertaintyBand() {
  return (
    // #region preview
    <LineChart
      height={300}
      role="img"
      aria-label="The forecast is uncertain by 3.5 degrees after two weeks"
      xAxis={[{ data: days, label: 'Days from now', domainLimit: 'strict', tickMinStep: 1 }]}
      yAxis={[{ label: 'Temperature (°C)', min: 8, max: 28 }]}
      series={[
        {
          id: 'low',
          data: low,
          stack: 'band',
          showMark: false,
          disableHighlight: true,
          valueFormatter: () => null,
        },
        {
          id: 'range',
          data: width,
          label: 'Likely range',
          color: '#c62828',
          stack: 'band',
          area: true,
          labelMarkType: 'square',
          showMark: false,
          disableHighlight: true,
          valueFormatter: (_value, { dataIndex }) =>
            `${degrees(low[dataIndex] ?? null)} to ${degrees((low[dataIndex] ?? 0) + (width[dataIndex] ?? 0))}`,
        },
        {
          id: 'mean',
          data: expected,
          label: 'Forecast',
          color: '#c62828',
          showMark: false,
          valueFormatter: degrees,
        },
      ]}
      sx={{
        [`& .${lineElementClasses.series}-low, & .${lineElementClasses.series}-range`]: {
          stroke: 'none',
        },
        [`& .${areaElementClasses.series}-range`]: { fillOpacity: 0.25 },
      }}
    />
    // #endregion
  );
}
