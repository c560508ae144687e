import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NavigationEntry } from '../src/navigation/index.ts';

const groupSize = 20;
const groupsInSection = 3;

/**
 * Pages with a little more of everything than the mean written page of the site has (8 headings, 650
 * words, 6 links, 2.4 code blocks of TypeScript, one of them with types, half a block of others, one
 * table; demos are left out), in sections of sixty pages, as those of a product.
 */
export async function writeSyntheticContent(folder: string, count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, index) => nameOf(index));
  for (const [index, name] of names.entries()) {
    await mkdir(path.join(folder, name), { recursive: true });
    await writeFile(path.join(folder, name, 'page.mdx'), pageText(index, names));
  }
  const tree = `export default ${JSON.stringify(navigationOf(count), null, 2)};\n`;
  await writeFile(path.join(folder, 'navigation.ts'), tree);
}

const groupOf = (index: number) => Math.floor(index / groupSize);
const sectionOf = (index: number) => Math.floor(groupOf(index) / groupsInSection);
const nameOf = (index: number) => `section-${sectionOf(index)}/page-${index}`;

function pageText(index: number, names: string[]): string {
  const tasks = Array.from({ length: 8 }, (_, task) => taskText(index, task, names));
  return `---
title: Page ${index}
description: Page number ${index} of the benchmark, as long and as varied as a guide of the real site.
product: introduction
---

${tasks.join('\n')}`;
}

function taskText(index: number, task: number, names: string[]): string {
  const other = names[(index * 7 + task * 13 + 1) % names.length];
  return `## Task ${task} {id="task-${task}"}

Set \`option${task}\` on the component when rows come from page ${index}; the value is read once. See
[another page](/x/${other}/#task-${(task + 1) % 8}) for the server's side. ${'Words fill the paragraph as they do on a real page. '.repeat(6)}

${extras[task]?.(`${task}${index}`) ?? ''}`;
}

const extras: Record<number, (key: string) => string> = {
  1: typedCode,
  2: table,
  3: (key) => `\`\`\`bash package-manager
npm install package-${key}
\`\`\`
`,
  4: typedCode,
  5: (key) => `\`\`\`tsx
<List
  items={rows}
  value={${key}}
  density="compact"
  onChange={(row) => setSelected(row.id)}
  slots={{ item: Item${key} }}
/>
\`\`\`
`,
  6: table,
};

function typedCode(key: string): string {
  return `\`\`\`tsx
interface Row${key} {
  id: number;
  name: string;
}
export function Example${key}({ rows }: { rows: Row${key}[] }) {
  const [selected, setSelected] = useState<number | null>(${key});
  return <List items={rows} value={selected} onChange={(row) => setSelected(row.id)} />;
}
\`\`\`
`;
}

function table(key: string): string {
  return `| option | type | default |
| --- | --- | --- |
| \`option${key}\` | \`number\` | ${key} |
| \`other${key}\` | \`string\` | \`'a'\` |
`;
}

function navigationOf(count: number): NavigationEntry[] {
  const tree: NavigationEntry[] = [];
  for (let first = 0; first < count; first += groupSize) {
    const section = `/x/section-${sectionOf(first)}`;
    if (tree.at(-1)?.pathname !== section) {
      tree.push({ pathname: section, title: `Section ${sectionOf(first)}`, children: [] });
    }
    const size = Math.min(groupSize, count - first);
    const pages = Array.from({ length: size }, (_, place) => ({
      pathname: `/x/${nameOf(first + place)}`,
    }));
    const title = `Group ${groupOf(first)}`;
    tree
      .at(-1)
      ?.children?.push({ pathname: `${section}/group-${groupOf(first)}`, title, children: pages });
  }
  return tree;
}
