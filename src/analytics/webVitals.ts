import type { Metric } from 'web-vitals';
import type { AnalyticsEvents, VitalParameters } from './events.ts';

type VitalName = Extract<keyof AnalyticsEvents, Metric['name']>;

/** Loads the library, which few sessions need, and reports every metric. */
export async function reportWebVitals(
  report: (name: VitalName, parameters: VitalParameters) => void,
): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const tell = (metric: Metric) => report(metric.name, vitalParameters(metric));
  for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(tell);
}

export function vitalParameters({
  delta,
  id,
  value,
}: Pick<Metric, 'delta' | 'id' | 'value'>): VitalParameters {
  return { value: delta, metric_id: id, metric_value: value };
}
