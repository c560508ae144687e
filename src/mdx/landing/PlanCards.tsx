import { plans, productPlans, type PlanName } from '../../../content/plans.ts';
import { localizePath } from '../../language/index.ts';
import { serverLanguage, serverStrings } from '../../language/serverStrings.ts';
import { PlanMarker } from '../../ui/PlanMarker.tsx';
import styles from './PlanCards.module.css';

/** What each plan adds, by product: from the one list of features. */
export function PlanCards() {
  return (
    <ul className={styles.plans}>
      {plans.map(({ id, name, license }, index) => (
        <li key={id} className={styles.plan} data-plan={id}>
          <p className={styles.name}>
            {name}
            {id !== 'community' && <PlanMarker plan={id} label={serverStrings().plans[id]} />}
          </p>
          <p className={styles.license}>
            {license} license
            {index > 0 && `, includes ${plans[index - 1]?.name}`}
          </p>
          <AddedFeatures plan={id} />
        </li>
      ))}
    </ul>
  );
}

function AddedFeatures({ plan }: { plan: PlanName }) {
  return (
    <dl className={styles.products}>
      {productPlans
        .map(({ features, ...product }) => ({
          ...product,
          added: features.filter(({ from }) => from === plan),
        }))
        .filter(({ added }) => added.length > 0)
        .map(({ id, name, added }) => (
          <div key={id}>
            <dt className={styles.product}>{name}</dt>
            <dd className={styles.features}>
              {added.map((feature, index) => (
                <span key={feature.name}>
                  {index > 0 && ' · '}
                  {feature.href ? (
                    <a className={styles.link} href={localizePath(feature.href, serverLanguage())}>
                      {feature.name}
                    </a>
                  ) : (
                    feature.name
                  )}
                </span>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  );
}
