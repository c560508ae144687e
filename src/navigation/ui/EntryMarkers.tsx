import { useDocsConfig } from '../../config/index.ts';
import { Chip } from '../../ui/Chip.tsx';
import { PlanMarker } from '../../ui/PlanMarker.tsx';
import type { NavigationEntry } from '../types.ts';

/** The icons and words behind an entry's title. */
export function EntryMarkers({ entry }: { entry: NavigationEntry }) {
  const { strings } = useDocsConfig();
  return (
    <>
      {entry.plan && <PlanMarker plan={entry.plan} label={strings.plans[entry.plan]} />}
      {entry.newFeature && <Chip tone="new">{strings.chips.new}</Chip>}
      {entry.planned && <Chip tone="quiet">{strings.chips.planned}</Chip>}
      {entry.unstable && <Chip tone="quiet">{strings.chips.preview}</Chip>}
    </>
  );
}
