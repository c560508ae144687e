import { z } from 'zod';
import { localizePath } from '../../../language/index.ts';
import { defineTool, planNote, productIds, productNames, siteProduct } from './tool.ts';

export const listPages = defineTool({
  name: 'list_pages',
  title: 'List the pages of a product',
  description:
    'Every page of a product with its path and what it is about, in reading order. Start here when a search does not find the right words.',
  isLocalized: true,
  input: {
    product: z.enum(productIds).describe('Which product'),
    kind: z
      .enum(['guide', 'api', 'migration'])
      .default('guide')
      .describe('Guides, the API reference or upgrade guides'),
  },
  run: async ({ product, kind }, { index, language }) => {
    const pages = index.pages.filter(
      (page) => page.product === siteProduct(product) && page.kind === kind,
    );
    if (pages.length === 0) {
      const kinds = [
        ...new Set(
          index.pages
            .filter((page) => page.product === siteProduct(product))
            .map((page) => page.kind),
        ),
      ];
      return `${productNames[product]} has no pages of the kind "${kind}". It has: ${kinds.join(', ')}.`;
    }
    const lines = pages.map(
      (page) =>
        `- ${[...page.trail.slice(1), page.title].join(' › ')}${planNote(page)}: \`${localizePath(page.path, language)}\`${kind === 'api' ? '' : ` ${page.description}`}`,
    );
    return `# ${productNames[product]}: ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}\n\n${lines.join('\n')}`;
  },
});
