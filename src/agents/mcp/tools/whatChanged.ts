import { z } from 'zod';
import { tellName } from '../../../api-history/index.ts';
import type { AgentPage } from '../../agentPage.ts';
import type { Library } from '../library.ts';
import { sectionsOf, type Section } from '../twinSections.ts';
import { defineTool, productNames, shorten, text } from './tool.ts';

const products = ['data-grid', 'date-pickers', 'charts', 'tree-view'] as const;

export const whatChanged = defineTool({
  name: 'what_changed',
  title: 'What changed between majors',
  description:
    'Breaking changes of a product between two major versions, with code before and after and the codemods that exist; several majors are joined. A topic (a prop, a component, a word) narrows it to the sections that speak of it; a name is also answered with the releases that added, changed, deprecated or removed it.',
  input: {
    product: z.enum(products).describe('Which product'),
    from: z.number().int().min(4).max(7).describe('The major that is used now'),
    to: z.number().int().min(5).max(8).default(8).describe('The major to upgrade to'),
    topic: text('"sortModel", "DataGrid.pageSize", "slots", "codemod"').optional(),
  },
  run: async ({ product, from, to, topic }, library) => {
    const history = topic === undefined ? undefined : await library.history(product);
    const lives = topic !== undefined && history ? tellName(history, topic) : [];
    const { pages, missing } = upgradePages(library, product, from, to, lives.length > 0);
    const parts = await Promise.all(
      pages.map(async (page) => ({ page, markdown: await library.textOf(page) })),
    );
    const notes = missing.map(
      (major) => `No page describes ${productNames[product]} from v${major} to v${major + 1}.`,
    );
    if (topic === undefined) {
      const whole = [...notes, ...parts.map(({ markdown }) => markdown.trim())].join('\n\n---\n\n');
      return shorten(whole, 'Ask for one major at a time, or name a topic.');
    }
    const found = parts.flatMap(({ page, markdown }) => {
      const fitting = sectionsAbout(sectionsOf(markdown, page.headings), topic);
      return fitting.length > 0 ? [`# ${page.title}`, ...fitting.map((each) => each.text)] : [];
    });
    if (lives.length > 0) found.push('## History', lives.join('\n'));
    if (found.length === 0) {
      const titles = parts.flatMap(({ page }) => page.headings.map((heading) => heading.text));
      return `No section about v${from} to v${to} of ${productNames[product]} speaks of "${topic}". The sections are: ${titles.join('; ')}.`;
    }
    return shorten([...notes, ...found].join('\n\n'), 'Name a narrower topic.');
  },
});

/** One page a major: `/x/migration/migration-data-grid-v7/` is from v7 to v8. */
function upgradePages(
  { index }: Library,
  product: (typeof products)[number],
  from: number,
  to: number,
  isTold: boolean,
) {
  if (to <= from) throw new Error(`"to" is ${to} and must be above "from", which is ${from}.`);
  const slug = product === 'date-pickers' ? 'pickers' : product;
  const majors = Array.from({ length: to - from }, (_, step) => from + step);
  const pageOf = (major: number): AgentPage | undefined =>
    index.pages.find(({ path }) => path === `/x/migration/migration-${slug}-v${major}/`);
  const pages = majors.flatMap((major) => pageOf(major) ?? []);
  if (pages.length === 0 && !isTold) {
    const known = index.pages
      .filter(({ path }) => path.startsWith(`/x/migration/migration-${slug}-`))
      .map(({ path }) => path);
    throw new Error(
      `No page describes ${productNames[product]} from v${from} to v${to}. There are: ${known.join(', ')}.`,
    );
  }
  return { pages, missing: majors.filter((major) => pageOf(major) === undefined) };
}

/** The smallest sections that have every word; a section is left out when one inside it is kept. */
function sectionsAbout(sections: readonly Section[], topic: string): Section[] {
  const words = topic.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ text: body }: Section) =>
    words.every((word) => body.toLowerCase().includes(word));
  return sections.filter(
    (section, index) =>
      fits(section) &&
      !sections
        .slice(index + 1)
        .some(
          (inner) =>
            inner.depth > section.depth && section.text.includes(inner.text) && fits(inner),
        ),
  );
}
