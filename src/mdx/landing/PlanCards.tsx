import { plans, productPlans, type PlanFeature, type PlanName } from '../../../content/plans.ts';
import { localizePath } from '../../language/index.ts';
import { serverLanguage, serverStrings } from '../../language/index.server.ts';
import { PlanMarker } from '../../ui/index.ui.ts';
import styles from './PlanCards.module.css';

/** What each plan adds, by product: from the one list of features. */
export function PlanCards() {
  return (
    <ul className={styles.plans}>
      {plans.map(({ id, name, license }, index) => {
        const before = plans[index - 1]?.name;
        return (
          <li key={id} className={styles.plan} data-plan={id}>
            <p className={styles.name}>
              {name}
              {id !== 'community' && <PlanMarker plan={id} label={serverStrings().plans[id]} />}
            </p>
            <p className={styles.license}>
              {license} license{before && `, includes ${before}`}
            </p>
            <AddedFeatures plan={id} before={before} />
          </li>
        );
      })}
    </ul>
  );
}

function AddedFeatures({ plan, before }: { plan: PlanName; before?: string | undefined }) {
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
              {added.length === 0 && `As in ${before}`}
              {added.map((feature, index) => (
                <span key={feature.name}>
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

function Feature({ name, href }: PlanFeature) {
  if (!href) return name;
  return (
    <a className={styles.link} href={localizePath(href, serverLanguage())}>
      {name}
    </a>
  );
}
