import styles from './PlanMarker.module.css';

interface PlanMarkerProps {
  plan: 'pro' | 'premium';
  /** The text alternative: "Pro plan". */
  label: string;
}

/** One bar for Pro, two for Premium: told apart by shape, not by color alone. */
export function PlanMarker({ plan, label }: PlanMarkerProps) {
  return <span className={styles[plan]} title={label} role="img" aria-label={label} />;
}
