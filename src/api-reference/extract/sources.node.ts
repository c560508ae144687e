import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { apiPackages, packageFolder } from '../packages.node.ts';
import { projectRoot } from '../../build-tools/index.node.ts';

export interface SourcePropType {
  name: string;
  text: string;
  required: boolean;
}

const files = new Map<string, ts.SourceFile | undefined>();

/** The JavaScript beside a declaration file: what types don't contain is read from it. */
function sourceBeside(declarationFile: string): ts.SourceFile | undefined {
  const file = declarationFile.replace(/\.d\.ts$/, '.js');
  if (!files.has(file)) {
    files.set(
      file,
      fs.existsSync(file)
        ? ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true)
        : undefined,
    );
  }
  return files.get(file);
}

/** The keys of `X.propTypes = { … }`, of the component itself or of the function it wraps. */
export function propTypesOf(declarationFile: string, component: string): SourcePropType[] {
  const found = new Map<string, ts.ObjectLiteralExpression>();
  const source = sourceBeside(declarationFile);
  if (!source) return [];
  const visit = (node: ts.Node) => {
    if (
      ts.isBinaryExpression(node) &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.name.text === 'propTypes' &&
      ts.isObjectLiteralExpression(node.right)
    ) {
      found.set(node.left.expression.getText(source), node.right);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const literal =
    found.get(component) ??
    found.get(`${component}Raw`) ??
    (found.size === 1 && isWrapped(source, component) ? [...found.values()][0] : undefined);
  return (literal?.properties ?? []).flatMap((property) => {
    if (!ts.isPropertyAssignment(property)) return [];
    const name =
      ts.isIdentifier(property.name) || ts.isStringLiteral(property.name) ? property.name.text : '';
    const value = property.initializer.getText(source);
    return [{ name, text: value, required: value.endsWith('.isRequired') }];
  });
}

/** The file's only component goes by another name inside: `const X = memo(InnerX)`. */
function isWrapped(source: ts.SourceFile, component: string): boolean {
  const text = source.getFullText();
  const names = [...text.matchAll(/(\w+)\.propTypes = /g)].map(([, name]) => name ?? '');
  return names.some((name) => new RegExp(`\\b${component} = [^;]*\\b${name}\\b`).test(text));
}

/** `useThemeProps({ props, name: 'MuiBarLabel' })`. */
export function themeNameOf(declarationFile: string): string | undefined {
  const text = sourceBeside(declarationFile)?.getFullText() ?? '';
  return (
    /useThemeProps\(\{[^}]*\bname: ['"](Mui\w+)['"]/.exec(text)?.[1] ??
    /use\w*DefaultizedProps\(\w+, ['"](Mui\w+)['"]/.exec(text)?.[1]
  );
}

/** `MuiDataGrid: DataGridProProps` in the lists that the packages add to the theme's type. */
export function themeNameByProps(component: string, root = projectRoot): string | undefined {
  themeNames ??= new Map(
    apiPackages.flatMap(({ name }) => {
      const file = path.join(packageFolder(name, root), 'esm/themeAugmentation/props.d.ts');
      const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
      return [...text.matchAll(/^ {2}(Mui\w+): (\w+)Props\b/gm)].map(
        ([, theme = '', props = '']): [string, string] => [props, theme],
      );
    }),
  );
  return themeNames.get(component);
}

let themeNames: Map<string, string> | undefined;

/** `export const xClasses = generateUtilityClasses('MuiX', [...])`. */
export function classPrefixOf(declarationFile: string, name: string): string | undefined {
  const text = sourceBeside(declarationFile)?.getFullText() ?? '';
  return new RegExp(`\\b${name} = [^;]*?generateUtilityClasses\\(['"](\\w+)['"]`).exec(text)?.[1];
}

/** The names in every object that a file hands to `useGridApiMethod(apiRef, object, 'public')`. */
export function publicMethodsOf(file: string): string[] {
  const source = sourceBeside(file);
  if (!source) return [];
  const objects = new Map<string, ts.ObjectLiteralExpression>();
  const names: string[] = [];
  const calls: ts.Expression[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)) {
      if (ts.isObjectLiteralExpression(node.initializer))
        objects.set(node.name.text, node.initializer);
    }
    if (
      ts.isCallExpression(node) &&
      /^useGridApiMethod$/.test(node.expression.getText(source)) &&
      node.arguments[1]
    ) {
      calls.push(node.arguments[1]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const call of calls) {
    const literal = ts.isIdentifier(call) ? objects.get(call.text) : call;
    if (!literal || !ts.isObjectLiteralExpression(literal)) continue;
    for (const property of literal.properties) {
      if (property.name && ts.isIdentifier(property.name)) names.push(property.name.text);
    }
  }
  return names;
}

/** The keys of an object literal, such as the texts of a locale. */
export function objectKeysOf(file: string, matches: (name: string) => boolean): string[] {
  const source = sourceBeside(file.replace(/\.js$/, '.d.ts'));
  let keys: string[] = [];
  const visit = (node: ts.Node) => {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      matches(node.name.text) &&
      node.initializer &&
      ts.isObjectLiteralExpression(node.initializer)
    ) {
      keys = node.initializer.properties.flatMap((property) =>
        property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
          ? [property.name.text]
          : [],
      );
    }
    ts.forEachChild(node, visit);
  };
  if (source) visit(source);
  return keys;
}
