import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const groupSize = 20;

/** Pages of the size and make-up of a real guide: prose, headings, code, a table, links to others. */
export async function writeSyntheticContent(folder: string, count: number): Promise<void> {
  const names = Array.from(
    { length: count },
    (_, index) => `group-${Math.floor(index / groupSize)}/page-${index}`,
  );
  for (const [index, name] of names.entries()) {
    await mkdir(path.join(folder, name), { recursive: true });
    await writeFile(path.join(folder, name, 'page.mdx'), pageText(index, names));
  }
  await writeFile(path.join(folder, 'navigation.ts'), navigationText(names));
}

function pageText(index: number, names: string[]): string {
  const sections = Array.from({ length: 8 }, (_, section) => sectionText(index, section, names));
  return `---
title: Page ${index}
description: Page number ${index} of the benchmark, as long and as varied as a guide of the real site.
product: introduction
---

${sections.join('\n')}`;
}

function sectionText(index: number, section: number, names: string[]): string {
  const other = names[(index * 7 + section * 13 + 1) % names.length];
  return `## Task ${section} {id="task-${section}"}

Set \`option${section}\` on the component when rows come from page ${index}; the value is read once. See
[another page](/x/${other}/#task-${(section + 1) % 8}) for the server's side. ${'Words fill the paragraph as they do on a real page. '.repeat(6)}

\`\`\`tsx
interface Row${section} { id: number; name: string }
export function Example${index}({ rows }: { rows: Row${section}[] }) {
  const [selected, setSelected] = useState<number | null>(${index});
  return <List items={rows} value={selected} onChange={(row) => setSelected(row.id)} />;
}
\`\`\`

| option | type | default |
| --- | --- | --- |
| \`option${section}\` | \`number\` | ${index} |
| \`other${section}\` | \`string\` | \`'a'\` |
`;
}

function navigationText(names: string[]): string {
  const tree = [...groupNames(names)].map(([group, pages]) => ({
    pathname: `/x/${group}`,
    title: group,
    children: pages.map((name) => ({ pathname: `/x/${name}` })),
  }));
  return `export default ${JSON.stringify(tree, null, 2)};\n`;
}

function groupNames(names: string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const group = name.slice(0, name.indexOf('/'));
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return groups;
}
