import {
  includes,
  type PlanFeature,
  plans,
  type ProductId,
  productPlans,
} from '../../content/plans.ts';
import styles from './PlanTable.module.css';

interface PlanTableProps {
  /** One product's rows; all of them without it. */
  product?: ProductId;
}

/** The plans side by side, from the one list of features. */
export function PlanTable({ product }: PlanTableProps) {
  const shown = productPlans.filter(({ id }) => !product || id === product);
  const title = 'Features by plan';
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
      <table className={styles.table}>
        <caption className={styles.caption}>{title}</caption>
        <thead>
          <tr>
            <th className={styles.corner} scope="col">
              Feature
            </th>
            {plans.map(({ id, name, license }) => (
              <th key={id} className={styles.plan} scope="col">
                {name}
                <span className={styles.license}>{license}</span>
              </th>
            ))}
          </tr>
        </thead>
        {shown.map(({ id, name, packages, features }) => (
          <tbody key={id}>
            <tr>
              <th className={styles.product} scope="rowgroup" colSpan={plans.length + 1}>
                {name}
              </th>
            </tr>
            <tr>
              <th className={styles.feature} scope="row">
                Package
              </th>
              {plans.map((plan) => (
                <td key={plan.id} className={styles.package}>
                  <code className={styles.code}>{packages[plan.id]}</code>
                </td>
              ))}
            </tr>
            {features.map((feature) => (
              <FeatureRow key={feature.name} feature={feature} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function FeatureRow({ feature }: { feature: PlanFeature }) {
  return (
    <tr>
      <th className={styles.feature} scope="row">
        {feature.href ? <a href={feature.href}>{feature.name}</a> : feature.name}
      </th>
      {plans.map(({ id }) => (
        <td key={id} className={styles.cell}>
          {includes(id, feature) ? <Yes /> : <No />}
        </td>
      ))}
    </tr>
  );
}

function Yes() {
  return (
    <svg className={styles.yes} viewBox="0 0 16 16" role="img" aria-label="Included">
      <path d="m3 8.5 3.5 3.5L13 4.5" />
    </svg>
  );
}

function No() {
  return (
    <svg className={styles.no} viewBox="0 0 16 16" role="img" aria-label="Not included">
      <path d="M5 8h6" />
    </svg>
  );
}
