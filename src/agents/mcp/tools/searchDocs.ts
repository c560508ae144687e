import { z } from 'zod';
import { localizePath } from '../../../language/index.ts';
import type { Result } from '../../../search/index.ts';
import { defineTool, planNote, productIds, siteProduct, text } from './tool.ts';

export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Full-text search over guides, demos, the API reference and migration pages. Finds identifiers (sortModel, GridColDef.valueGetter), tasks ("freeze a column") and misspelt words. Each result names the page and section to read with read_page.',
  isLocalized: true,
  input: {
    query: text('Words or an identifier'),
    product: z.enum(productIds).optional().describe('Results of this product alone'),
    kind: z
      .enum(['guide', 'api', 'demo', 'migration'])
      .optional()
      .describe('Results of this kind alone'),
    limit: z.number().int().min(1).max(30).default(8).describe('How many results'),
  },
  run: async ({ query, product, kind, limit }, { search, index, language }) => {
    const answer = await search({
      query,
      limit,
      ...(product && { products: [siteProduct(product)], product: siteProduct(product) }),
      ...(kind && { kinds: [kind] }),
    });
    if (answer.results.length === 0) {
      const near = answer.suggestions.map((each) => `"${each}"`).join(', ');
      const filters = product || kind ? ' Leave out product and kind to search everything.' : '';
      return `Nothing was found for "${query}".${near ? ` Did you mean ${near}?` : ''}${filters}`;
    }
    return answer.results
      .map((each, place) =>
        line({ ...each, path: localizePath(each.path, language) }, place + 1, index.origin),
      )
      .join('\n\n');
  },
});

function line(result: Result, place: number, origin: string): string {
  const { name, pageTitle, kind, pageKind, path, id, excerpt } = result;
  const title = name === pageTitle ? name : `${pageTitle} › ${name}`;
  const what = kind === 'section' || kind === 'page' ? pageKind : kind;
  const around = excerpt.map((piece) => piece.text).join('');
  return [
    `${place}. **${title}** (${what})${planNote(result)}`,
    `   ${origin}${path}${id ? `#${id}` : ''}`,
    ...(around.trim() === '' ? [] : [`   ${around.replace(/\s+/g, ' ')}`]),
  ].join('\n');
}
