import { planOfTrail, trailOf, type NavigationEntry } from '../navigation/index.ts';
import type { PageFacts } from '../pages/index.ts';
import { pageKindOf } from '../search/index.ts';
import type { AgentPage } from './agentPage.ts';

/** The pages in the order of the tree, those that it does not list last. */
export function agentPages(
  modules: readonly PageFacts[],
  navigation: readonly NavigationEntry[],
): AgentPage[] {
  const order = new Map(orderOf(navigation).map((path, index) => [path, index]));
  const placeOf = ({ path }: AgentPage) => order.get(path) ?? order.size;
  return modules
    .map((module) => agentPage(module, navigation))
    .sort((one, other) => placeOf(one) - placeOf(other) || (one.path < other.path ? -1 : 1));
}

function orderOf(navigation: readonly NavigationEntry[]): string[] {
  return navigation.flatMap(({ pathname, children = [] }) => [
    `${pathname}/`,
    ...orderOf(children),
  ]);
}

function agentPage({ page, demos }: PageFacts, navigation: readonly NavigationEntry[]): AgentPage {
  const { title, description, product, components } = page.frontMatter;
  const trail = trailOf(navigation, page.path);
  const plan = planOfTrail(trail);
  return {
    path: page.path,
    title,
    description,
    product,
    kind: pageKindOf(page.path),
    trail: trail.slice(0, -1).map((step) => step.title),
    ...(plan && { plan }),
    headings: page.headings,
    components: [...components],
    demos: demos.map(({ description: { id, name, stylings } }) => ({ id, name, stylings })),
  };
}
