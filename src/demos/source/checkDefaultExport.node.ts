import path from 'node:path';
import type { types } from '@babel/core';
import { displayPath } from './displayPath.node.ts';

/** The default export's own name: '' when it has none, nothing when there is no default export. */
function defaultExportName(file: types.File): string | undefined {
  for (const statement of file.program.body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      const { declaration } = statement;
      if (declaration.type === 'Identifier') return declaration.name;
      return 'id' in declaration && declaration.id?.type === 'Identifier'
        ? declaration.id.name
        : '';
    }
    if (statement.type === 'ExportNamedDeclaration')
      for (const specifier of statement.specifiers)
        if (
          specifier.type === 'ExportSpecifier' &&
          specifier.exported.type === 'Identifier' &&
          specifier.exported.name === 'default'
        )
          return specifier.local.name;
  }
  return undefined;
}

/** A demo's default export carries the demo's name, in every styling variant. */
export function checkDefaultExport(tree: types.File, file: string, name: string): void {
  const exported = defaultExportName(tree);
  if (exported === name) return;
  const wanted = `"export default function ${name}()"`;
  if (exported === undefined)
    throw new Error(`${displayPath(file)}: no default export. Add ${wanted}.`);
  if (exported === '')
    throw new Error(`${displayPath(file)}: the default export has no name. Write ${wanted}.`);
  const isSystem = path.basename(file) === `${name}.tsx`;
  const rename = isSystem ? `, or rename the file to ${exported}.tsx` : '';
  throw new Error(
    `${displayPath(file)}: the default export is called ${exported}. Rename it to ${name}${rename}.`,
  );
}
