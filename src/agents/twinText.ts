import type { PageRecord } from '../pages/index.ts';

interface TwinPlace {
  /** `https://host`. */
  origin: string;
  /** As in the address bar, with its language. */
  path: string;
  /** The API pages of what the page documents. */
  reference: readonly { title: string; href: string }[];
}

/** `/x/react-data-grid/sorting/` → `/x/react-data-grid/sorting.md`. */
export function twinPath(path: string): string {
  return `${path.replace(/\/$/, '')}.md`;
}

/** A page as one Markdown file: title, description, address, packages, API links, text. */
export function twinText(
  { frontMatter }: Pick<PageRecord, 'frontMatter'>,
  body: string,
  { origin, path, reference }: TwinPlace,
): string {
  const { title, description, packages } = frontMatter;
  const facts = [
    `- Page: <${origin}${path}>`,
    packages.length > 0 && `- Packages: ${packages.map((name) => `\`${name}\``).join(', ')}`,
    reference.length > 0 &&
      `- API reference: ${reference.map((link) => `[${link.title}](${origin}${link.href})`).join(', ')}`,
  ].filter(Boolean);
  return `# ${title}\n\n${description}\n\n${facts.join('\n')}\n\n${body.trim()}\n`;
}
