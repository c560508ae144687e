import { isFragment } from '../../src/mdx/index.ts';

/** Names that a fragment leaves to the reader, with the type that they have in an app. All others may be anything. */
const gridTypes: Record<string, string> = {
  apiRef: 'ReturnType<typeof useGridApiRef>',
  columns: 'GridColDef[]',
  rows: 'GridRowsProp',
  sortModel: 'GridSortModel',
  state: 'GridState',
};

function typeOf(name: string, page: string): string | undefined {
  return page.includes('data-grid') ? gridTypes[name] : undefined;
}

const wholeImports: Record<string, string> = {
  React: "import * as React from 'react';",
  dayjs: "import dayjs from 'dayjs';\nimport 'dayjs/plugin/utc';",
};

/** A name of the libraries: if the packages don't have it, it stays an error. */
const libraryName = /^(?:unstable_)?(?:use)?(?:Grid|Picker|Tree|Chart)|^grid[A-Z]|Selector$/;

/** The browser's names, which fragments use for something else. */
const shadowed = ['event', 'open', 'screen', 'status'];

/** A fragment as a file: an element is a value, statements are the body of a component. It begins one line later. */
export function asFile(code: string): string {
  // A file without an export would share its names with every other one.
  if (!isFragment(code)) return `\n${code}\nexport {};\n`;
  return code.trimStart().startsWith('<')
    ? `export const fragment = (\n${code});\n`
    : `export function Fragment() {\n${code}}\n`;
}

/** Names that a fragment uses without any complaint, although it means others than the browser's. */
export function shadowedIn(code: string): string[] {
  return shadowed.filter((name) => new RegExp(`(?<![.\\w])${name}\\b`).test(code));
}

/** Imports and declarations of the names that a fragment lacks. They follow it, so that its lines stay where they are. */
export function completion(
  missing: Iterable<string>,
  page: string,
  moduleOf: (name: string) => string | undefined,
): string {
  const lines = new Map<string, string>();
  const add = (name: string): void => {
    if (lines.has(name)) return;
    const module = moduleOf(name);
    const type = typeOf(name, page);
    if (wholeImports[name]) lines.set(name, wholeImports[name]);
    else if (module) lines.set(name, `import { ${name} } from '${module}';`);
    else if (type) {
      lines.set(name, `declare const ${name}: ${type};`);
      for (const [used] of type.matchAll(/\b(?:use|Grid)[A-Z]\w+/g)) add(used);
    } else if (!libraryName.test(name))
      lines.set(name, `declare const ${name}: any;\ntype ${name} = any;`);
  };
  for (const name of missing) add(name);
  return [...lines.values(), ''].join('\n');
}
