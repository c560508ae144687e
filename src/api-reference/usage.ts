import type { DemoDescription } from '../demos/description.ts';
import type { PageModule } from '../pages/pageRecord.ts';

export interface Usage {
  pages: { title: string; path: string }[];
  demos: { name: string; title: string; href: string }[];
}

/** Names that a demo's files import from the documented packages. */
export function importedNames(
  files: readonly Pick<DemoDescription['files'][number], 'text'>[],
): string[] {
  const clauses = files.flatMap(({ text }) => [
    ...text.matchAll(/\bimport\s+(?:type\s+)?\{([^}]*)\}\s*from\s*['"]@mui\/x-[^'"]+['"]/g),
  ]);
  const names = clauses.flatMap(([, list = '']) =>
    list.split(',').map((item) =>
      (
        item
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] ?? ''
      ).replace(/^Unstable_/, ''),
    ),
  );
  return [...new Set(names.filter(Boolean))];
}

/** By name: the pages that document it and the demos that import it. */
export function usageByName(modules: readonly PageModule[]): Map<string, Usage> {
  const found = new Map<string, Usage>();
  const of = (name: string): Usage => {
    const known = found.get(name) ?? { pages: [], demos: [] };
    found.set(name, known);
    return known;
  };
  for (const { page, demos } of modules) {
    const { title, components } = page.frontMatter;
    for (const name of components) of(name).pages.push({ title, path: page.path });
    for (const { description } of demos) {
      for (const name of importedNames(description.files)) {
        of(name).demos.push({
          name: description.name,
          title,
          href: `${page.path}#${description.name}.tsx`,
        });
      }
    }
  }
  return found;
}
