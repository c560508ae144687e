import { z } from 'zod';
import { placeOf, singleFileOf, type ShownFile } from '../../../demos/source/index.ts';
import { nearestName } from '../../../links/index.ts';
import type { AgentIndex } from '../../agentPage.ts';
import { defineTool, text } from './tool.ts';

export const getDemo = defineTool({
  name: 'get_demo',
  title: 'Source of a demo',
  description:
    'A demo as it runs, in TypeScript or JavaScript and in one of the stylings that it is written in: as one file that holds the sample data too, or as the files that it consists of.',
  input: {
    demo: text('Name or id: "SortByHeader", "data-grid/sorting/SortByHeader"'),
    language: z.enum(['ts', 'js']).default('ts').describe('TypeScript or JavaScript'),
    styling: z
      .enum(['system', 'css', 'tailwind'])
      .default('system')
      .describe('The sx prop and styled(), plain CSS or Tailwind CSS'),
    files: z
      .enum(['one', 'all'])
      .default('one')
      .describe('One file that runs as it is, or all files with the imports between them'),
  },
  run: async ({ demo: asked, language, styling, files: form }, { index, demoCode }) => {
    const { id, stylings, page } = findDemo(index, asked);
    const code = await demoCode(id);
    const files = code[styling]?.[language === 'ts' ? 'TS' : 'JS'];
    if (!files) {
      throw new Error(
        `${id} is not written with "${styling}". It is written with: ${stylings.join(', ')}.`,
      );
    }
    const blocks = (form === 'one' ? asOne(files) : files).map((file) => {
      const ending = /\.(\w+)$/.exec(file.name)?.[1] ?? 'text';
      const lang = language === 'js' && ending === 'js' ? 'jsx' : ending;
      return `\`\`\`${lang} title="${placeOf(file)}"\n${file.text.trimEnd()}\n\`\`\``;
    });
    return [`# ${id}`, `Shown on <${index.origin}${page.path}>`, ...blocks].join('\n\n');
  },
});

function asOne(files: ShownFile[]): ShownFile[] {
  return files.slice(0, 1).map((main) => ({ ...main, text: singleFileOf(files) }));
}

function findDemo({ pages }: AgentIndex, asked: string) {
  const wanted = asked
    .trim()
    .replace(/^\/x\/demos?\//, '')
    .replace(/(?:\.tsx|\.json|\/)$/, '');
  const demos = pages.flatMap((page) => page.demos.map((demo) => ({ ...demo, page })));
  const byId = demos.find(({ id }) => id === wanted);
  if (byId) return byId;
  const named = demos.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  const [first, second] = named;
  if (first && !second) return first;
  if (first) {
    const ids = named.map(({ id }) => id).join(', ');
    throw new Error(`Several demos are called "${asked}". Name one by its id: ${ids}.`);
  }
  const nearest =
    nearestName(
      wanted,
      demos.map(({ id }) => id),
    ) ??
    nearestName(
      wanted,
      demos.map(({ name }) => name),
    );
  throw new Error(
    `There is no demo "${asked}". ${nearest ? `The nearest is "${nearest}".` : 'search_docs with kind "demo" finds demos by words.'}`,
  );
}
