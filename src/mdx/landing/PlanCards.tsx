import { plans, productPlans, type PlanFeature, type PlanName } from '../../../content/plans.ts';
import { fill, localizePath } from '../../language/index.ts';
import { serverLanguage, proseStrings } from '../../language/index.server.ts';
import { PlanMarker } from '../../ui/index.ui.ts';
import styles from './PlanCards.module.css';

/** What each plan adds, by product: from the one list of features. */
export function PlanCards() {
  const { plans: markers, planTable } = proseStrings();
  return (
    <ul className={styles.plans}>
      {plans.map(({ id, name, license }, index) => {
        const before = plans[index - 1]?.name;
        return (
          <li key={id} className={styles.plan} data-plan={id}>
            <p className={styles.name}>
              {name}
              {id !== 'community' && <PlanMarker plan={id} label={markers[id]} />}
            </p>
            <p className={styles.license}>
              {fill(before ? planTable.licenseAbove : planTable.license, {
                license: planTable.licenses[license],
                plan: before ?? '',
              })}
            </p>
            <AddedFeatures plan={id} before={before} />
          </li>
        );
      })}
    </ul>
  );
}

function AddedFeatures({ plan, before = '' }: { plan: PlanName; before?: string | undefined }) {
  const { asIn } = proseStrings().planTable;
  return (
    <dl className={styles.products}>
      {productPlans.map(({ id, name, packages, features }) => {
        const added = features.filter(({ from }) => from === plan);
        return (
          <div key={id}>
            <dt className={styles.product}>
              {name} <code className={styles.package}>{packages[plan]}</code>
            </dt>
            <dd className={styles.features}>
              {added.length === 0 && fill(asIn, { plan: before })}
              {added.map((feature, index) => (
                <span key={feature.id}>
                  {index > 0 && ' · '}
                  <Feature {...feature} />
                </span>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Feature({ id, href }: PlanFeature) {
  const name = proseStrings().planTable.features[id];
  if (!href) return name;
  return (
    <a className={styles.link} href={localizePath(href, serverLanguage())}>
      {name}
    </a>
  );
}
