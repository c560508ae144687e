import { docLine } from '../format/doc.ts';
import { markdownTable, tableMarkdown, typeText } from '../format/tableMarkdown.ts';
import type { ApiModel } from '../model.ts';
import type { PageRecord } from '../../pages/pageRecord.ts';
import type { ApiPage } from './apiPages.ts';
import { importLines, themeLines } from './snippets.ts';
import type { ApiSection } from './sections.ts';

/** A generated page as Markdown. */
export function apiMarkdown(
  page: ApiPage,
  sections: readonly ApiSection[],
  { frontMatter }: PageRecord,
  model: ApiModel,
  origin: string,
): string {
  const parts = sections.flatMap((section) => {
    const body = sectionMarkdown(page, section, model, origin);
    return body === '' ? [] : [`## ${section.title}\n\n${body}`];
  });
  return `# ${frontMatter.title}\n\n${frontMatter.description}\n\n${parts.join('\n\n')}\n`;
}

const keep = () => undefined;

function sectionMarkdown(
  page: ApiPage,
  { content }: ApiSection,
  model: ApiModel,
  origin: string,
): string {
  switch (content.kind) {
    case 'imports':
      return fence(importLines(page));
    case 'usage':
    case 'playground':
      return '';
    case 'table':
      return [
        content.table.rows.length > 0 ? tableMarkdown(content.table, origin) : '',
        ...(content.asides ?? []).map(
          ({ title, table }) => `### ${title}\n\n${tableMarkdown(table, origin)}`,
        ),
      ]
        .filter(Boolean)
        .join('\n\n');
    case 'theme':
      return fence(themeLines(content.component));
    case 'links':
      return content.links
        .map(
          ({ name, path, text }) =>
            `- [${name}](${origin}${path})${text ? `: ${docLine(text, keep)}` : ''}`,
        )
        .join('\n');
    case 'hooks':
      return markdownTable(
        ['Hook', 'Signature', 'Description'],
        model.hooks
          .filter(({ product }) => product === page.product)
          .map(({ name, signature, text }) => [
            `\`${name}\``,
            `\`${typeText(signature)}\``,
            docLine(text, keep),
          ]),
      );
    case 'types':
      return content.types
        .map(({ name, typeParameters = '', type }) =>
          fence([`type ${name}${typeParameters} = ${typeText(type).slice(0, 800)}`]),
        )
        .join('\n\n');
  }
}

function fence(lines: readonly string[]): string {
  return `\`\`\`ts\n${lines.join('\n')}\n\`\`\``;
}
