import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import { includes, plans, productPlans } from '../../content/plans.ts';
import { markdownTable } from '../api-reference/index.ts';
import { fill, localizePath, type PlanTableStrings } from '../language/index.ts';

interface PlanOptions {
  origin: string;
  language: string;
  strings: PlanTableStrings;
}

/** The Markdown of a `<PlanTable>` or `<PlanCards>`; undefined for other elements. */
export function planTableOf(node: Nodes, options: PlanOptions): string | undefined {
  if (node.type !== 'mdxJsxFlowElement') return undefined;
  if (node.name === 'PlanCards') return planCardsMarkdown(options);
  if (node.name !== 'PlanTable') return undefined;
  const product = node.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === 'product',
  );
  return planTableMarkdown(options, typeof product?.value === 'string' ? product.value : undefined);
}

/** What each plan adds, as a list: for `<PlanCards>`. */
function planCardsMarkdown({ strings }: PlanOptions): string {
  return plans
    .map(({ id, name, license }, index) => {
      const before = plans[index - 1]?.name;
      const about = fill(before ? strings.licenseAbove : strings.license, {
        license: strings.licenses[license],
        plan: before ?? '',
      });
      const added = productPlans.map(({ name: product, packages, features }) => {
        const addedFeatures = features
          .filter(({ from }) => from === id)
          .map((feature) => strings.features[feature.id]);
        const words = addedFeatures.join(' · ') || fill(strings.asIn, { plan: before ?? '' });
        return `  - ${product} (\`${packages[id]}\`): ${words}`;
      });
      return [`- **${name}** (${about})`, ...added].join('\n');
    })
    .join('\n');
}

/** Features by plan, one table a product; `product`: one alone. */
export function planTableMarkdown(options: PlanOptions, product?: string): string {
  const { origin, language, strings } = options;
  const titles = plans.map(({ name, license }) => `${name} (${strings.licenses[license]})`);
  const linked = (name: string, href?: string) =>
    href ? `[${name}](${origin}${localizePath(href, language)})` : name;
  return productPlans
    .filter(({ id }) => !product || id === product)
    .map(({ name, packages, features }) =>
      markdownTable(
        [name, ...titles],
        [
          [strings.package, ...plans.map(({ id }) => `\`${packages[id]}\``)],
          ...features.map((feature) => [
            linked(strings.features[feature.id], feature.href),
            ...plans.map(({ id }) => (includes(id, feature) ? strings.yes : strings.no)),
          ]),
        ],
      ),
    )
    .join('\n\n');
}
