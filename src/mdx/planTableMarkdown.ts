import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import { includes, plans, productPlans } from '../../content/plans.ts';
import { markdownTable } from '../api-reference/index.ts';

/** The Markdown of a `<PlanTable>` or `<PlanCards>`; undefined for other elements. */
export function planTableOf(node: Nodes, origin: string): string | undefined {
  if (node.type !== 'mdxJsxFlowElement') return undefined;
  if (node.name === 'PlanCards') return planCardsMarkdown();
  if (node.name !== 'PlanTable') return undefined;
  const product = node.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === 'product',
  );
  return planTableMarkdown(origin, typeof product?.value === 'string' ? product.value : undefined);
}

/** What each plan adds, as a list: for `<PlanCards>`. */
function planCardsMarkdown(): string {
  return plans
    .map(({ id, name, license }, index) => {
      const before = plans[index - 1]?.name;
      const included = before ? `, includes ${before}` : '';
      const added = productPlans.map(({ name: product, packages, features }) => {
        const addedFeatures = features
          .filter(({ from }) => from === id)
          .map((feature) => feature.name);
        const words = addedFeatures.length > 0 ? addedFeatures.join(', ') : `as in ${before}`;
        return `  - ${product} (\`${packages[id]}\`): ${words}`;
      });
      return [`- **${name}** (${license} license${included})`, ...added].join('\n');
    })
    .join('\n');
}

/** Features by plan, one table a product; `product`: one alone. */
export function planTableMarkdown(origin: string, product?: string): string {
  const titles = plans.map(({ name, license }) => `${name} (${license})`);
  return productPlans
    .filter(({ id }) => !product || id === product)
    .map(({ name, packages, features }) =>
      markdownTable(
        [name, ...titles],
        [
          ['Package', ...plans.map(({ id }) => `\`${packages[id]}\``)],
          ...features.map((feature) => [
            feature.href ? `[${feature.name}](${origin}${feature.href})` : feature.name,
            ...plans.map(({ id }) => (includes(id, feature) ? 'yes' : 'no')),
          ]),
        ],
      ),
    )
    .join('\n\n');
}
