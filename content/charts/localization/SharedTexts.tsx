import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { LineChart } from '@mui/x-charts/LineChart';

const columns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };
const german = { loading: 'Daten werden geladen …', noData: 'Noch keine Daten' };
const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr'];

export default function SharedTexts() {
  return (
    // #region preview
    <ChartsLocalizationProvider localeText={german}>
      <Box lang="de" sx={{ display: 'grid', gap: 2, ...columns }}>
        <BarChart
          height={200}
          role="img"
          aria-label="Besuche, noch keine Daten"
          xAxis={[{ data: days }]}
          yAxis={[{ position: 'none' }]}
          series={[]}
        />
        <LineChart
          height={200}
          role="img"
          aria-label="Umsatz, wird geladen"
          loading
          xAxis={[{ data: days, scaleType: 'point' }]}
          yAxis={[{ position: 'none' }]}
          series={[]}
          // The text of this chart alone.
          localeText={{ loading: 'Umsatz wird berechnet …' }}
        />
      </Box>
    </ChartsLocalizationProvider>
    // #endregion
  );
}
