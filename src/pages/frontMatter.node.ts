import { parse } from 'yaml';
import { z } from 'zod';

/** The schema is the type, the default and the documentation of a page's front matter. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(1).describe('the h1, the tab and the search result'),
  description: z
    .string()
    .min(60, 'must have at least 60 characters')
    .max(160, 'must have at most 160 characters')
    .describe('one sentence: under the title, in search and in the head'),
  product: z
    .enum(['introduction', 'x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'])
    .describe('the product that the page belongs to'),
  components: z.array(z.string()).default([]).describe('exported names that the page documents'),
  packages: z.array(z.string()).default([]).describe('npm packages that the page is about'),
  github: z.url().optional().describe('the source folder of the component'),
  waiAria: z.url().optional().describe('the WAI-ARIA pattern that the component follows'),
  keywords: z
    .record(
      z.string(),
      z.string().regex(/^[a-z0-9 ,-]+$/, 'must be words in lower case, separated by commas'),
    )
    .optional()
    .describe('what readers call the page (`page`) or a section (its id): words for the search'),
  ad: z.boolean().default(true).describe('false: no sponsor block'),
  unlisted: z.boolean().default(false).describe('true: the page needs no navigation entry'),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;

const examples: Record<string, string> = {
  title: 'title: Sorting',
  description: 'description: Sort rows by one or several columns, on the client or on the server.',
  product: 'product: x-data-grid',
  components: 'components: [DataGrid]',
  packages: "packages: ['@mui/x-data-grid']",
  github: 'github: https://example.com/repository/tree/main/packages/x-data-grid',
  waiAria: 'waiAria: https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
  keywords: 'keywords:\n      page: order rows, arrange\n      multi-sorting: sort by two columns',
  ad: 'ad: false',
  unlisted: 'unlisted: true',
};

/** Reads a page's front matter, or throws one error that lists every edit to make. */
export function parseFrontMatter(yaml: string | undefined, file: string): FrontMatter {
  if (yaml === undefined) {
    throw new Error(
      `${file}: the page has no front matter.\nStart the file with:\n---\n${examples.title}\n${examples.description}\n${examples.product}\n---`,
    );
  }
  const result = frontMatterSchema.safeParse(parse(yaml));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const field = String(issue.path[0] ?? '');
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(frontMatterSchema.shape).join(', ');
      return `- unknown field ${issue.keys.join(', ')}. Remove it, or use one of: ${known}.`;
    }
    if (field === '')
      return `- the front matter is not a list of fields. Write one "name: value" a line.`;
    return `- ${field}: ${issue.message}. For example:\n    ${examples[field] ?? ''}`;
  });
  throw new Error(`${file}: the front matter is not valid.\n${problems.join('\n')}`);
}
