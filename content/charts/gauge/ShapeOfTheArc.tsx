import { Gauge } from '@mui/x-charts/Gauge';
import { Playground } from '../../samples/chartPlayground';

const initial = { value: 68, startAngle: -90, endAngle: 90, innerRadius: 80, cornerRadius: 0 };

export default function ShapeOfTheArc() {
  return (
    <Playground
      height={520}
      controls={{
        value: { min: 0, max: 100 },
        startAngle: { min: -180, max: 0, step: 5 },
        endAngle: { min: 0, max: 180, step: 5 },
        innerRadius: { min: 20, max: 95, step: 5 },
        cornerRadius: { min: 0, max: 50, step: 5 },
      }}
      initial={initial}
      code={({ value, startAngle, endAngle, innerRadius, cornerRadius }) =>
        `<Gauge\n  value={${value}}\n  startAngle={${startAngle}}\n  endAngle={${endAngle}}\n` +
        `  innerRadius="${innerRadius}%"\n  cornerRadius="${cornerRadius}%"\n/>`
      }
    >
      {(shape) => (
        // #region preview
        <Gauge
          {...shape}
          innerRadius={`${shape.innerRadius}%`}
          cornerRadius={`${shape.cornerRadius}%`}
          aria-label="Example value"
        />
        // #endregion
      )}
    </Playground>
  );
}
