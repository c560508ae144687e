import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import { includes, plans, productPlans } from '../../content/plans.ts';
import { markdownTable } from '../api-reference/format/tableMarkdown.ts';

/** The table that stands for a `<PlanTable>`; undefined: the element is none. */
export function planTableOf(node: Nodes, origin: string): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'PlanTable') return undefined;
  const product = node.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === 'product',
  );
  return planTableMarkdown(origin, typeof product?.value === 'string' ? product.value : undefined);
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
