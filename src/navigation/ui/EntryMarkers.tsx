import { useDocsConfig } from '../../config/index.ts';
import { PlanMarker } from '../../ui/index.ui.ts';
import type { NavigationEntry } from '../types.ts';
import styles from './Sidebar.module.css';

/** The icons and words behind an entry's title. */
export function EntryMarkers({ entry }: { entry: NavigationEntry }) {
  const { strings } = useDocsConfig();
  return (
    <>
      {entry.plan && <PlanMarker plan={entry.plan} label={strings.plans[entry.plan]} />}
      {entry.newFeature && <span className={styles.new}>{strings.chips.new}</span>}
      {entry.planned && <span className={styles.quiet}>{strings.chips.planned}</span>}
      {entry.unstable && <span className={styles.quiet}>{strings.chips.preview}</span>}
    </>
  );
}

export function hasMarkers({ plan, newFeature, planned, unstable }: NavigationEntry): boolean {
  return [plan, newFeature, planned, unstable].some(Boolean);
}
