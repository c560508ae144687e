import { fill, type Strings } from '../../language/index.ts';
import { definitionText } from '../format/definition.ts';
import { docExamples, docLine, docMarkdown } from '../format/doc.ts';
import {
  code,
  createMarkdownHref,
  memberDoc,
  planOf,
  sinceOf,
  tableMarkdown,
  typeText,
  type MarkdownContext,
} from '../format/tableMarkdown.ts';
import { deprecatedText } from '../format/rowsHtml.ts';
import type { ApiModel } from '../model.ts';
import type { Usage } from '../usage.ts';
import type { ApiPage } from './apiPages.ts';
import { importLines, refText, themeLines } from './snippets.ts';
import type { ApiSection } from './apiSections.ts';

interface ApiMarkdownOptions extends MarkdownContext {
  model: ApiModel;
  usage: Usage;
  strings: Strings['api'];
}

/** As on the page: a definition that is longer is cut. */
const longestDefinition = 800;
/** More demos than this are found on their pages. */
const mostDemos = 12;

/** The content of a generated page as Markdown, with the same headings and code blocks. */
export function apiMarkdown(
  page: ApiPage,
  sections: readonly ApiSection[],
  options: ApiMarkdownOptions,
): string {
  const parts = sections.map((section) =>
    [`## ${section.title}`, sectionMarkdown(page, section, options)].filter(Boolean).join('\n\n'),
  );
  return `${[introduction(page, options), ...parts].filter(Boolean).join('\n\n')}\n`;
}

function introduction(page: ApiPage, options: ApiMarkdownOptions): string {
  if (page.kind !== 'component' && page.kind !== 'interface') return '';
  const entry = page.kind === 'component' ? page.component : page.interface;
  const { deprecated, text } = entry;
  return [
    entry.plan ? `_Needs the${planOf(entry).replace(/[()]/g, '')}._` : '',
    docMarkdown(
      (deprecated === undefined
        ? ''
        : `**${deprecatedText(entry, { api: options.strings })}.** ${deprecated}\n\n`) + text,
      createMarkdownHref(options),
    ),
    entry.since ? fill(options.strings.sinceText, { version: entry.since }) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function sectionMarkdown(
  page: ApiPage,
  { id, content }: ApiSection,
  options: ApiMarkdownOptions,
): string {
  const { model, origin, strings, usage } = options;
  const hrefOf = createMarkdownHref(options);
  switch (content.kind) {
    case 'imports':
      return [fence(importLines(page)), refText(page, strings)].filter(Boolean).join('\n\n');
    case 'usage':
      return usageMarkdown(usage, origin, strings);
    case 'controls':
      return `[${strings.controlsOpen}](${origin}${page.path}#${id})`;
    case 'table':
      return [
        content.text ?? '',
        content.table.rows.length > 0 ? tableMarkdown(content.table, options) : '',
        ...[...(content.groups ?? []), ...(content.asides ?? [])].map(
          ({ title, table }) => `### ${title}\n\n${tableMarkdown(table, options)}`,
        ),
      ]
        .filter(Boolean)
        .join('\n\n');
    case 'theme':
      return [
        fill(strings.themeText, { name: content.component.themeName ?? '' }),
        fence(themeLines(content.component)),
      ].join('\n\n');
    case 'links':
      return content.links
        .map(
          (link) =>
            `- [${link.name}](${origin}${link.path})${planOf(link)}${link.text ? `: ${docLine(link.text, hrefOf)}` : ''}`,
        )
        .join('\n');
    case 'hooks':
      return model.hooks
        .filter(({ product }) => product === page.product)
        .map((hook) => {
          const doc = memberDoc(hook, (text) => docLine(text, hrefOf));
          return [
            `### ${code(hook.name)}`,
            doc + planOf(hook) + sinceOf(hook),
            ...docExamples(hook.text),
            code(typeText(hook.signature)),
          ]
            .filter(Boolean)
            .join('\n\n');
        })
        .join('\n\n');
    case 'types':
      return content.types
        .map((type) =>
          [
            `### ${code(type.name)}`,
            docMarkdown(type.text, hrefOf),
            fence([definitionText(type, longestDefinition)]),
          ]
            .filter(Boolean)
            .join('\n\n'),
        )
        .join('\n\n');
  }
}

function usageMarkdown({ pages, demos }: Usage, origin: string, strings: Strings['api']): string {
  const line = (title: string, links: string[]) =>
    links.length > 0 ? `${title}: ${links.join(', ')}` : '';
  return [
    line(
      strings.usagePages,
      pages.map(({ title, path }) => `[${title}](${origin}${path})`),
    ),
    line(
      strings.usageDemos,
      demos.slice(0, mostDemos).map(({ name, href }) => `[${name}](${origin}${href})`),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function fence(lines: readonly string[]): string {
  return `\`\`\`ts\n${lines.join('\n')}\n\`\`\``;
}
