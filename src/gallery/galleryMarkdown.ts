import type { GalleryProduct } from './galleryGroups.ts';

interface MarkdownOptions {
  origin: string;
  /** Of the products. */
  names: Readonly<Partial<Record<GalleryProduct['id'], string>>>;
}

/** The gallery for those who read text: every demo, with its place in the guide. */
export function galleryMarkdown(
  products: readonly GalleryProduct[],
  { origin, names }: MarkdownOptions,
): string {
  return products
    .flatMap(({ id, pages }) => [
      `## ${names[id] ?? id}`,
      ...pages.flatMap(({ title, demos }) => [
        `### ${title}`,
        demos
          .map((demo) => {
            const plan = demo.plan ? ` (${demo.plan})` : '';
            return `- [${demo.title}](${origin}${demo.href})${plan}, in [${title}](${origin}${demo.guide})`;
          })
          .join('\n'),
      ]),
    ])
    .join('\n\n');
}
