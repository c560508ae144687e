import { expect, test } from 'vitest';
import { agentIndexPath, type AgentIndex } from '../../../src/agents/index.testing.ts';
import { namesFile, type NamesShard } from '../../../src/search/index.ts';
import { readBuilt } from '../dist.ts';

const { pages } = JSON.parse(readBuilt(agentIndexPath)) as AgentIndex;

// The entries of the navigation for these pages have no plan; the groups around the first three have one.
for (const [product, path, plan] of [
  ['x-data-grid', '/x/react-data-grid/pivoting/', 'premium'],
  ['x-date-pickers', '/x/react-date-pickers/date-range-picker/', 'pro'],
  ['x-charts', '/x/react-charts/funnel/', 'pro'],
  ['x-data-grid', '/x/react-data-grid/sorting/', undefined],
] as const) {
  test(`search and agents say that ${path} needs ${plan ?? 'no plan'}`, () => {
    const names = JSON.parse(readBuilt(namesFile(product))) as NamesShard;
    const [, , , , searched] = names.pages.find(([each]) => each === path) ?? [];
    expect(searched).toBe(plan ?? '');
    const told = pages.find((page) => page.path === path);
    expect({ path: told?.path, plan: told?.plan }).toEqual({ path, plan });
  });
}
