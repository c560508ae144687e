import {
  includes,
  type PlanFeature,
  plans,
  type ProductId,
  productPlans,
} from '../../content/plans.ts';
import { localizePath } from '../language/index.ts';
import { serverLanguage, proseStrings } from '../language/index.server.ts';
import styles from './PlanTable.module.css';

interface PlanTableProps {
  /** One product's rows; all of them without it. */
  product?: ProductId;
}

/** The plans side by side, from the one list of features. */
export function PlanTable({ product }: PlanTableProps) {
  const shown = productPlans.filter(({ id }) => !product || id === product);
  const { planTable } = proseStrings();
  const { title } = planTable;
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
      <table className={styles.table}>
        <caption className={styles.caption}>{title}</caption>
        <thead>
          <tr>
            <th className={styles.corner} scope="col">
              {planTable.feature}
            </th>
            {plans.map(({ id, name, license }) => (
              <th key={id} className={styles.plan} scope="col">
                {name}
                <span className={styles.license}>{planTable.licenses[license]}</span>
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
                {planTable.package}
              </th>
              {plans.map((plan) => (
                <td key={plan.id} className={styles.package}>
                  <code className={styles.code}>{packages[plan.id]}</code>
                </td>
              ))}
            </tr>
            {features.map((feature) => (
              <FeatureRow key={feature.id} feature={feature} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function FeatureRow({ feature }: { feature: PlanFeature }) {
  const { features, included, notIncluded } = proseStrings().planTable;
  const name = features[feature.id];
  return (
    <tr>
      <th className={styles.feature} scope="row">
        {feature.href ? <a href={localizePath(feature.href, serverLanguage())}>{name}</a> : name}
      </th>
      {plans.map(({ id }) => (
        <td key={id} className={styles.cell}>
          {includes(id, feature) ? <Yes label={included} /> : <No label={notIncluded} />}
        </td>
      ))}
    </tr>
  );
}

function Yes({ label }: { label: string }) {
  return (
    <svg className={styles.yes} viewBox="0 0 16 16" role="img" aria-label={label}>
      <path d="m3 8.5 3.5 3.5L13 4.5" />
    </svg>
  );
}

function No({ label }: { label: string }) {
  return (
    <svg className={styles.no} viewBox="0 0 16 16" role="img" aria-label={label}>
      <path d="M5 8h6" />
    </svg>
  );
}
