import { LineChart } from '@mui/x-charts/LineChart';
import { Playground } from '../../samples/chartPlayground';

const locales = ['en-US', 'de-DE', 'fr-FR', 'sv-SE', 'hi-IN', 'ja-JP'] as const;
const currencies = ['EUR', 'JPY', 'INR', 'SEK'] as const;
type Values = { locale: (typeof locales)[number]; currency: (typeof currencies)[number] };
const months = Array.from({ length: 12 }, (_, month) => new Date(2025, month, 1));
const revenue = [1210, 1180, 1420, 1650, 1790, 1840, 1710, 1660, 1580, 1490, 1720, 2130];

export default function NumbersByLocale() {
  return (
    <Playground<Values>
      height={480}
      controls={{ locale: locales, currency: currencies }}
      initial={{ locale: 'de-DE', currency: 'EUR' }}
      code={({ locale, currency }) =>
        `const money = new Intl.NumberFormat('${locale}', {\n  style: 'currency',\n` +
        `  currency: '${currency}',\n  maximumFractionDigits: 0,\n});\n` +
        `const month = new Intl.DateTimeFormat('${locale}', { month: 'short' });`
      }
    >
      {({ locale, currency }) => {
        const options = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
        const money = new Intl.NumberFormat(locale, options);
        const month = new Intl.DateTimeFormat(locale, { month: 'short' });
        const amount = (value: number | null) => (value === null ? null : money.format(value));
        return (
          // #region preview
          <LineChart
            role="img"
            aria-label="Revenue by month, with a peak in December"
            xAxis={[{ data: months, scaleType: 'point', valueFormatter: month.format }]}
            yAxis={[{ width: 84, valueFormatter: (value: number) => money.format(value) }]}
            series={[{ data: revenue, label: 'Revenue', valueFormatter: amount, color: '#0f766e' }]}
          />
          // #endregion
        );
      }}
    </Playground>
  );
}
