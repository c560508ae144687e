import { FunnelChart, funnelSectionClasses } from '@mui/x-charts-pro/FunnelChart';
import { fill, Playground } from '../../samples/chartPlayground';

const alerts = [
  { label: 'Critical', value: 12, color: '#7f1d1d' },
  { label: 'Serious', value: 48, color: '#9a3412' },
  { label: 'Minor', value: 130, color: '#92590c' },
];

export default function LevelHeights() {
  return (
    <Playground<{ scaleType: 'band' | 'linear' }>
      height={440}
      controls={{ scaleType: ['linear', 'band'] }}
      initial={{ scaleType: 'linear' }}
      code={({ scaleType }) =>
        `<FunnelChart\n  categoryAxis={{ scaleType: '${scaleType}' }}\n` +
        `  series={[{ data: alerts, curve: 'pyramid' }]}\n/>`
      }
    >
      {({ scaleType }) => (
        // #region preview
        <FunnelChart
          role="img"
          aria-label="12 critical, 48 serious and 130 minor alerts"
          categoryAxis={{ scaleType, position: 'none' }}
          series={[{ data: alerts, curve: 'pyramid', borderRadius: 0 }]}
          gap={2}
          hideLegend
          sx={{ ...fill, [`& .${funnelSectionClasses.label}`]: { fill: '#fff' } }}
        />
        // #endregion
      )}
    </Playground>
  );
}
