import type { ChangeRow } from '../../api-history/index.ts';
import type { GuideSection } from './guideSections.ts';

export type RowPlan = 'community' | 'pro' | 'premium';

/** A row of the list of changes, with the section that explains its names. */
export interface ExplainedRow extends ChangeRow {
  section?: GuideSection;
  plan: RowPlan;
}

/** Splits rows, so that the names of one are explained in the same section. */
export function explainRows(
  rows: readonly ChangeRow[],
  sectionOf: (name: string) => GuideSection | undefined,
): ExplainedRow[] {
  return rows.flatMap((row) => {
    const groups = new Map<string, ExplainedRow>();
    for (const name of row.names) {
      const section = sectionOf(name);
      const plan = planOf(row.owners.length > 0 ? row.owners : [name]);
      const key = `${plan} ${section?.id ?? ''}`;
      const known = groups.get(key);
      if (known) known.names.push(name);
      else groups.set(key, { ...row, names: [name], plan, ...(section && { section }) });
    }
    return [...groups.values()];
  });
}

/** The lowest plan that has one of them: names of paid parts end in their plan. */
function planOf(names: readonly string[]): RowPlan {
  const plans = names.map((name): RowPlan => {
    if (/Premium(?![a-z])/.test(name)) return 'premium';
    return /Pro(?![a-z])/.test(name) ? 'pro' : 'community';
  });
  if (plans.includes('community')) return 'community';
  return plans.includes('pro') ? 'pro' : 'premium';
}
