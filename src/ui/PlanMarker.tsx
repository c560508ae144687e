import styles from './PlanMarker.module.css';

interface PlanMarkerProps {
  plan: 'pro' | 'premium';
  /** The text alternative: "Pro plan". */
  label: string;
}

/** One bar for Pro, two for Premium: told apart by shape, not by colour alone. */
export function PlanMarker({ plan, label }: PlanMarkerProps) {
  return (
    <span className={styles[plan]} title={label} role="img" aria-label={label}>
      <svg
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        {plan === 'pro' ? <path d="m3 10 5-5 5 5" /> : <path d="m3 8 5-5 5 5M3 13l5-5 5 5" />}
      </svg>
    </span>
  );
}
