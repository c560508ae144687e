export interface Usage {
  pages: { title: string; path: string }[];
  demos: { name: string; title: string; href: string }[];
}

/** The facts of a written page that the reference needs to link back to it. */
export interface UsingPage {
  path: string;
  title: string;
  components: readonly string[];
  /** With the documented names that each uses. */
  demos: readonly { name: string; uses: readonly string[] }[];
}

/** Names that a demo's files import from the documented packages. */
export function importedNames(texts: readonly string[]): string[] {
  const clauses = texts.flatMap((text) => [
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
export function usageByName(pages: readonly UsingPage[]): Map<string, Usage> {
  const found = new Map<string, Usage>();
  const of = (name: string): Usage => {
    const known = found.get(name) ?? { pages: [], demos: [] };
    found.set(name, known);
    return known;
  };
  for (const { path, title, components, demos } of pages) {
    for (const name of components) of(name).pages.push({ title, path });
    for (const demo of demos) {
      for (const name of demo.uses) {
        of(name).demos.push({ name: demo.name, title, href: `${path}#${demo.name}` });
      }
    }
  }
  return found;
}
