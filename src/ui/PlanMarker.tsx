import styles from './PlanMarker.module.css';

interface PlanMarkerProps {
  plan: 'pro' | 'premium';
  /** The text alternative: "Pro plan". */
  label: string;
  /** Not inside a link: it takes the focus, and shows its label to keyboard and touch too. */
  explains?: boolean;
  /** Beside the picture, in running text: "Pro". */
  name?: string;
}

/** One bar for Pro, two for Premium: told apart by shape, not by color alone. */
export function PlanMarker({ plan, label, explains = false, name }: PlanMarkerProps) {
  const picture = (
    <span
      className={styles[plan]}
      title={explains ? undefined : label}
      role="img"
      aria-label={label}
      tabIndex={explains ? 0 : undefined}
      data-explains={explains ? label : undefined}
    />
  );
  if (name === undefined) return picture;
  return (
    <span className={styles.named}>
      {picture} {name}
    </span>
  );
}
