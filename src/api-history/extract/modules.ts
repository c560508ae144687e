import ts from 'typescript';

/** A type file: what it declares, and where its names come from. */
export interface Module {
  /** `@mui/x-data-grid/models/gridRows.d.ts` */
  file: string;
  /** `@mui/x-data-grid` */
  package: string;
  declarations: Map<string, Declaration[]>;
  /** Imported names by their local name; `*` for a namespace. */
  imports: Map<string, { from: string; name: string }>;
  /** Exported names; without `from` they are declared or imported here. */
  exports: Map<string, { name: string; from?: string }>;
  /** `export * from` */
  stars: string[];
  /** `declare module 'x' { interface … }` */
  augmentations: { of: string; declaration: ts.InterfaceDeclaration }[];
}

export type Declaration =
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.EnumDeclaration
  | ts.ClassDeclaration
  | ts.FunctionDeclaration
  | ts.VariableDeclaration;

export function readModule(file: string, packageName: string, text: string): Module {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const module: Module = {
    file,
    package: packageName,
    declarations: new Map(),
    imports: new Map(),
    exports: new Map(),
    stars: [],
    augmentations: [],
  };
  for (const statement of source.statements) readStatement(statement, module);
  return module;
}

function readStatement(statement: ts.Statement, module: Module): void {
  if (ts.isImportDeclaration(statement)) readImport(statement, module);
  else if (ts.isExportDeclaration(statement)) readExport(statement, module);
  else if (ts.isExportAssignment(statement) && ts.isIdentifier(statement.expression))
    module.exports.set('default', { name: statement.expression.text });
  else if (ts.isModuleDeclaration(statement)) readAugmentation(statement, module);
  else if (ts.isVariableStatement(statement)) {
    for (const declaration of statement.declarationList.declarations) {
      if (ts.isIdentifier(declaration.name))
        declare(declaration.name.text, declaration, statement, module);
    }
  } else if (
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isFunctionDeclaration(statement)
  ) {
    declare(statement.name?.text ?? 'default', statement, statement, module);
  }
}

function declare(
  name: string,
  declaration: Declaration,
  statement: ts.Statement,
  { declarations, exports }: Module,
): void {
  declarations.set(name, [...(declarations.get(name) ?? []), declaration]);
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword)) return;
  exports.set(has(ts.SyntaxKind.DefaultKeyword) ? 'default' : name, { name });
}

function readImport(statement: ts.ImportDeclaration, { imports }: Module): void {
  const from = specifierOf(statement);
  const clause = statement.importClause;
  if (!clause) return;
  if (clause.name) imports.set(clause.name.text, { from, name: 'default' });
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings))
    imports.set(bindings.name.text, { from, name: '*' });
  else {
    for (const { name, propertyName } of bindings?.elements ?? [])
      imports.set(name.text, { from, name: (propertyName ?? name).text });
  }
}

function readExport(statement: ts.ExportDeclaration, { exports, stars }: Module): void {
  const clause = statement.exportClause;
  const from = statement.moduleSpecifier ? specifierOf(statement) : undefined;
  if (!clause) {
    if (from !== undefined) stars.push(from);
    return;
  }
  if (!ts.isNamedExports(clause)) return;
  for (const { name, propertyName } of clause.elements) {
    const original = (propertyName ?? name).text;
    exports.set(name.text, { name: original, ...(from !== undefined && { from }) });
  }
}

function readAugmentation({ name, body }: ts.ModuleDeclaration, { augmentations }: Module): void {
  if (!ts.isStringLiteral(name) || !body || !ts.isModuleBlock(body)) return;
  for (const statement of body.statements) {
    if (ts.isInterfaceDeclaration(statement))
      augmentations.push({ of: name.text, declaration: statement });
  }
}

function specifierOf({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration): string {
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
}
