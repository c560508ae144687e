import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { fill, Playground } from '../../samples/chartPlayground';

const levels = [
  { label: 'Directors', value: 4, color: '#115e59' },
  { label: 'Managers', value: 19, color: '#0f766e' },
  { label: 'Team leads', value: 46, color: '#0d9488' },
  { label: 'Specialists', value: 108, color: '#5fb8ad' },
];
type Values = {
  curve: 'pyramid' | 'step-pyramid';
  variant: 'filled' | 'outlined';
  layout: 'vertical' | 'horizontal';
  gap: number;
  borderRadius: number;
};

export default function LevelStyles() {
  return (
    <Playground<Values>
      height={540}
      controls={{
        curve: ['pyramid', 'step-pyramid'],
        variant: ['filled', 'outlined'],
        layout: ['vertical', 'horizontal'],
        gap: { min: 0, max: 20 },
        borderRadius: { min: 0, max: 24 },
      }}
      initial={{
        curve: 'pyramid',
        variant: 'outlined',
        layout: 'vertical',
        gap: 6,
        borderRadius: 8,
      }}
      code={({ curve, variant, layout, gap, borderRadius }) =>
        `<FunnelChart\n  gap={${gap}}\n  series={[\n    {\n      data: levels,\n      curve: '${curve}',\n` +
        `      variant: '${variant}',\n      layout: '${layout}',\n      borderRadius: ${borderRadius},\n    },\n  ]}\n/>`
      }
    >
      {({ gap, ...series }) => (
        // #region preview
        <FunnelChart
          role="img"
          aria-label="Four directors, 19 managers, 46 team leads and 108 specialists"
          series={[{ data: levels, sectionLabel: false, ...series }]}
          gap={gap}
          hideLegend
          sx={fill}
        />
        // #endregion
      )}
    </Playground>
  );
}
