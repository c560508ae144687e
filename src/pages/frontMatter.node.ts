import {
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  type Document,
  type YAMLParseError,
} from 'yaml';
import { z } from 'zod';

/** The schema is the type, the default and the documentation of a page's front matter. */
const frontMatterSchema = z.strictObject({
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
      z
        .string()
        .regex(
          /^[\p{Ll}\p{Lo}\p{M}\p{N} ,-]+$/u,
          'must be words in lower case, separated by commas',
        ),
    )
    .optional()
    .describe('what readers call the page (`page`) or a section (its id): words for the search'),
  layout: z
    .enum(['documentation', 'landing'])
    .default('documentation')
    .describe('landing: the whole width, the sidebar folded, no table of contents'),
  ad: z.boolean().default(true).describe('false: no sponsor block'),
  unlisted: z.boolean().default(false).describe('true: the page needs no navigation entry'),
  source: z
    .string()
    .regex(/^[0-9a-f]{12}$/, 'must be what "npm run translations -- --mark <page>" writes')
    .optional()
    .describe('of a translation: the version of page.mdx that it was made from'),
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
  layout: 'layout: landing',
  ad: 'ad: false',
  unlisted: 'unlisted: true',
  source: 'source: 0123456789ab',
};

/** Reads a page's front matter, or throws one error that lists every edit to make. */
export function parseFrontMatter(yaml: string | undefined, file: string): FrontMatter {
  if (yaml === undefined) {
    throw new Error(
      `${file}: the page has no front matter.\nStart the file with:\n---\n${examples.title}\n${examples.description}\n${examples.product}\n---`,
    );
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) throw notYaml(broken, file);
  const result = frontMatterSchema.safeParse(document.toJS());
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue): Problem => {
    const field = String(issue.path[0] ?? '');
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(frontMatterSchema.shape).join(', ');
      return {
        line: lineOf(issue.keys[0] ?? '', document, lines),
        text: `unknown field ${issue.keys.join(', ')}. Remove it, or use one of: ${known}.`,
      };
    }
    if (field === '')
      return {
        line: 1,
        text: 'the front matter is not a list of fields. Write one "name: value" a line.',
      };
    return {
      line: lineOf(field, document, lines),
      text: `${field}: ${issue.message}. For example:\n    ${examples[field] ?? ''}`,
    };
  });
  const first = Math.min(...problems.map(({ line }) => line));
  const list = problems.map(({ line, text }) => `- line ${line}: ${text}`);
  throw new Error(`${file}:${first}: the front matter is not valid.\n${list.join('\n')}`);
}

interface Problem {
  /** Of the file, whose first line opens the front matter. */
  line: number;
  text: string;
}

function lineOf(field: string, document: Document, lines: LineCounter): number {
  const pair = isMap(document.contents)
    ? document.contents.items.find(({ key }) => isScalar(key) && key.value === field)
    : undefined;
  const start = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
  // A field that is missing has no line but that of the whole.
  return start === undefined ? 1 : lines.linePos(start).line + 1;
}

function notYaml({ message, linePos }: YAMLParseError, file: string): Error {
  const line = (linePos?.[0].line ?? 0) + 1;
  const [reason = ''] = message.split(/ at line \d+|\n/);
  return new Error(
    `${file}:${line}: the front matter is not YAML: ${reason}. Write one "name: value" a line, and put quotes around a value with a colon or a hash.`,
  );
}

/** The front matter of a page's whole text. */
export function readFrontMatter(text: string, file: string): FrontMatter {
  return parseFrontMatter(/^---\r?\n([\s\S]*?)^---\s*$/m.exec(text)?.[1], file);
}
