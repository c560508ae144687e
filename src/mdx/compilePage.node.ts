import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { english } from '../language/index.ts';
import { languageOfFile, parseFrontMatter } from '../pages/index.node.ts';
import {
  pagePathOf,
  type PageFacts,
  type PageLink,
  type PageRecord,
  type SearchEntry,
} from '../pages/index.ts';
import { bindApiMentions } from './apiMentions.node.ts';
import { transformCallouts } from './callouts.ts';
import { checkCode } from './checkCode.ts';
import { transformCodeBlocks } from './codeBlocks.node.ts';
import { bindDemos } from './demos.node.ts';
import { readHeadings } from './headings.ts';
import { planTableOf } from './planTableMarkdown.ts';
import { searchEntries } from './proseEntries.ts';
import { sourceOf } from './sourceOf.node.ts';
import { checkTranslation } from './translation.node.ts';
import { toTwin, type TwinTexts } from './twin.ts';

export interface CompileOptions {
  contentDir: string;
  /** `https://host`, for the links of the Markdown twin. */
  origin: string;
  /** Of the configured languages, by code; English is known without. */
  texts?: Readonly<Record<string, TwinTexts>>;
  /** Whether the site has a page, written or generated: the twin links to no other. */
  hasPage?: (path: string) => boolean;
}

/** Compiles one page to a JavaScript module: the component, its record and its Markdown twin. */
export async function compilePage(
  source: string,
  absoluteFile: string,
  options: CompileOptions,
): Promise<string> {
  const { compiled, imports, facts } = await compileTree(source, absoluteFile, options, 'page');
  return `${imports}\n${compiled}\n${facts}`;
}

/** A module with the facts of the page only. It is faster, because no code is highlighted. */
export async function readPageFacts(
  source: string,
  absoluteFile: string,
  options: CompileOptions,
): Promise<string> {
  const { facts, demoFacts } = await compileTree(source, absoluteFile, options, 'facts');
  return `${facts}\nexport const demos = ${JSON.stringify(demoFacts)};`;
}

async function compileTree(
  source: string,
  absoluteFile: string,
  { contentDir, origin, texts, hasPage = () => true }: CompileOptions,
  wanted: 'page' | 'facts',
) {
  const inside = path.relative(contentDir, absoluteFile).replaceAll(path.sep, '/');
  const file = `content/${inside}`;
  const language = languageOfFile(absoluteFile);
  let imports = '';
  let demoFacts: PageFacts['demos'] = [];
  let record: PageRecord | undefined;
  let markdown = '';
  let search: SearchEntry[] = [];

  const collect = () => async (tree: Root) => {
    const yaml = tree.children.find((node) => node.type === 'yaml');
    const frontMatter = parseFrontMatter(yaml?.value, file);
    if (language !== 'en') checkTranslation(sourceOf(absoluteFile), source, file);
    const headings = readHeadings(tree, file);
    checkCode(tree, file);
    const demos = bindDemos(tree, file, absoluteFile);
    imports = demos.imports;
    demoFacts = demos.names.map((name) => ({ description: demos.factsOf(name) }));
    record = {
      file,
      path: pagePathOf(path.posix.dirname(inside)),
      frontMatter,
      headings,
      links: readLinks(tree),
      demos: demos.names,
    };
    const mentions = bindApiMentions(tree, file, frontMatter);
    const context = { origin, hasPage };
    const { planTable } = texts?.[language] ?? english.strings;
    const planOptions = { origin, language, strings: planTable };
    markdown = toTwin(tree, {
      origin,
      path: record.path,
      language,
      texts: texts?.[language],
      demoText: demos.textOf,
      tableOf: (node) => planTableOf(node, planOptions) ?? mentions.tableOf(node, context),
      propOf: (node) => mentions.propOf(node, context),
    });
    search = searchEntries(tree, { ...frontMatter, file, headings, demos: demos.names });
    if (wanted === 'facts') {
      tree.children = [];
      return;
    }
    transformCallouts(tree, file);
    await transformCodeBlocks(tree, file);
  };

  const compiled = await compile(
    { value: source, path: absoluteFile },
    {
      remarkPlugins: [remarkFrontmatter, remarkGfm, remarkDirective, collect],
      rehypePlugins: [() => dropBlankText],
      jsxImportSource: 'react',
    },
  ).catch((error: unknown) => {
    throw syntaxError(error, file);
  });
  const facts = `export const page = ${JSON.stringify(record)};
export const search = ${JSON.stringify(search)};
export const markdown = ${JSON.stringify(markdown)};`;
  return { compiled: String(compiled), imports, facts, demoFacts };
}

/** The parser's own error has its place beside its message, where it is lost on the way out of a thread. */
function syntaxError(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !('reason' in error)) return error;
  const { reason, line } = error as { reason: unknown; line?: number };
  // Some have their place in their words alone: "Expected a closing tag for `<div>` (9:1-9:6)".
  const found = line ?? /\((\d+):\d+/.exec(String(reason))?.[1];
  const place = found === undefined ? file : `${file}:${found}`;
  return new Error(
    `${place}: this is not valid MDX: ${String(reason)}.\nA brace begins code: write \\{ for the character, and \\< for a less-than sign.`,
  );
}

function readLinks(tree: Root): PageLink[] {
  const links: PageLink[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'link' || node.type === 'definition') links.push({ href: node.url, line });
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'href') continue;
        if (typeof attribute.value === 'string') links.push({ href: attribute.value, line });
      }
    }
  });
  return links;
}

/** Line breaks between blocks would be sent as text nodes; they mean nothing to a reader. */
function dropBlankText(tree: { children: { type: string; value?: string }[] }): void {
  tree.children = tree.children.filter((node) => node.type !== 'text' || node.value?.trim());
}
