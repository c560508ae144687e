import { localizePath } from '../../../language/index.ts';
import { findSection, sectionsOf } from '../twinSections.ts';
import { defineTool, shorten, text } from './tool.ts';

export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'A page of the documentation as Markdown, whole or one section of it. Demos are in it as TypeScript, tables of props as tables.',
  isLocalized: true,
  input: {
    page: text('Path, address or title: "/x/react-data-grid/sorting/", "Sorting"'),
    section: text('Id or title of a heading: "multi-sorting"').optional(),
  },
  run: async ({ page: asked, section }, library) => {
    const page = library.findPage(asked);
    const markdown = await library.textOf(page);
    const sections = sectionsOf(markdown, page.headings);
    const wanted = section ?? /#([^?]+)$/.exec(asked)?.[1];
    if (wanted === undefined) {
      const names = sections.filter(({ depth }) => depth === 2).map(({ id, title }) => id || title);
      return shorten(markdown, `Read one section at a time: ${names.slice(0, 80).join(', ')}.`);
    }
    const found = findSection(sections, wanted, page);
    const path = localizePath(page.path, library.language);
    const place = `${library.index.origin}${path}${found.id ? `#${found.id}` : ''}`;
    const rest = 'Read a subsection of it, or use get_api for one component or prop.';
    return shorten(`From "${page.title}", <${place}>\n\n${found.text}`, rest);
  },
});
