import type { PageRecord } from './pageRecord.ts';

interface GeneratedPage extends Pick<PageRecord, 'file' | 'path' | 'headings'> {
  title: string;
  description: string;
  layout?: PageRecord['frontMatter']['layout'];
}

/** The record of a page that is made from data, outside of the tree, without demos of its own. */
export function generatedRecord(page: GeneratedPage): PageRecord {
  const { file, path, headings, title, description, layout = 'documentation' } = page;
  return {
    file,
    path,
    frontMatter: {
      title,
      description,
      product: 'introduction',
      components: [],
      packages: [],
      layout,
      ad: false,
      unlisted: true,
    },
    headings,
    links: [],
    demos: [],
    generated: { source: '' },
  };
}
