import { english, type Strings } from '../language/index.ts';
import type { PageRecord } from '../pages/index.ts';

interface TwinPlace {
  /** `https://host`. */
  origin: string;
  /** As in the address bar, with its language. */
  path: string;
  /** The API pages of what the page documents. */
  reference: readonly { title: string; href: string }[];
  /** Of the language that the page is read in. */
  strings?: Pick<Strings, 'twin' | 'api' | 'translation'>;
  /** Where the page is in English, if it is not translated. */
  untranslated?: string | undefined;
}

/** `/x/react-data-grid/sorting/` → `/x/react-data-grid/sorting.md`. */
export function twinPath(path: string): string {
  return `${path.replace(/\/$/, '')}.md`;
}

/** A page as one Markdown file: title, description, address, packages, API links, text. */
export function twinText(
  { frontMatter }: Pick<PageRecord, 'frontMatter'>,
  body: string,
  { origin, path, reference, strings = english.strings, untranslated }: TwinPlace,
): string {
  const { title, description, packages } = frontMatter;
  const { twin, api, translation } = strings;
  const facts = [
    `- ${twin.page}: <${origin}${path}>`,
    packages.length > 0 &&
      `- ${twin.packages}: ${packages.map((name) => `\`${name}\``).join(', ')}`,
    reference.length > 0 &&
      `- ${api.reference}: ${reference.map((link) => `[${link.title}](${origin}${link.href})`).join(', ')}`,
  ].filter(Boolean);
  const notice = untranslated ? `> ${translation.notice} <${origin}${untranslated}>\n\n` : '';
  return `# ${title}\n\n${notice}${description}\n\n${facts.join('\n')}\n\n${body.trim()}\n`;
}
