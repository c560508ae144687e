import { types } from '@babel/core';
import { displayPath } from '../displayPath.node.ts';

/** What can't be written in the one file, which is TypeScript with elements. */
export function checkFits(tree: types.File, file: string): void {
  types.traverseFast(tree, (node) => {
    if (node.type === 'TSTypeAssertion')
      throw new Error(
        `${displayPath(file)}:${node.loc?.start.line}: a cast with angle brackets can't become part of a demo. Write "as".`,
      );
    const source =
      node.type === 'CallExpression' && node.callee.type === 'Import'
        ? node.arguments[0]
        : node.type === 'TSImportType'
          ? node.argument
          : undefined;
    if (source?.type === 'StringLiteral' && source.value.startsWith('.'))
      throw new Error(
        `${displayPath(file)}:${node.loc?.start.line}: import('${source.value}') can't become part of one file. Import it at the top.`,
      );
  });
}

/** Where type parameters end that need a comma beside elements: `<T>() => …` is `<T,>() => …`. */
export function commasOf(tree: types.File, file: string): number[] {
  const commas: number[] = [];
  if (file.endsWith('.tsx')) return commas;
  types.traverseFast(tree, (node) => {
    if (node.type !== 'ArrowFunctionExpression') return;
    const [only, ...more] =
      node.typeParameters && 'params' in node.typeParameters ? node.typeParameters.params : [];
    if (only?.type === 'TSTypeParameter' && !only.constraint && more.length === 0)
      commas.push(only.end ?? 0);
  });
  return commas;
}
