import path from 'node:path';
import ts from 'typescript';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

export interface Problem {
  file: string;
  /** Counted from 1. */
  line: number;
  code: number;
  text: string;
  /** What the problem is about, as it is written. */
  written: string;
}

export interface Compiled {
  problems: Problem[];
  /** The first of the given modules that exports a name. */
  moduleOf: (name: string) => string | undefined;
}

/** Compiles texts as if they were files of a folder, with the packages that are installed there. */
export function compile(
  folder: string,
  texts: ReadonlyMap<string, string>,
  modules: readonly string[],
): Compiled {
  const list = path.join(folder, 'modules.ts');
  const sources = new Map(
    [...texts].map(([name, text]) => [path.join(folder, name), text] as const),
  );
  sources.set(list, modules.map((name) => `export * from '${name}';\n`).join(''));
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile, readFile } = host;
  host.getCurrentDirectory = () => folder;
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.readFile = (file) => sources.get(file) ?? readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const text = sources.get(file);
    return text === undefined
      ? getSourceFile(file, ...rest)
      : ts.createSourceFile(file, text, rest[0]);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  const exported = exportsOf(program, list);
  return {
    problems: [...texts.keys()].flatMap((name) => problemsOf(program, folder, name)),
    moduleOf: (name) => exported.get(name),
  };
}

function problemsOf(program: ts.Program, folder: string, name: string): Problem[] {
  const source = program.getSourceFile(path.join(folder, name));
  if (!source) throw new Error(`${name} was not compiled.`);
  const found = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ];
  return found.map(({ code, messageText, start = 0, length = 0 }) => ({
    file: name,
    line: source.getLineAndCharacterOfPosition(start).line + 1,
    code,
    text: ts.flattenDiagnosticMessageText(messageText, ' '),
    written: source.text.slice(start, start + length),
  }));
}

/** By name: the module that exports it. */
function exportsOf(program: ts.Program, list: string): Map<string, string> {
  const checker = program.getTypeChecker();
  const exported = new Map<string, string>();
  for (const statement of program.getSourceFile(list)?.statements ?? []) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
    const module = checker.getSymbolAtLocation(statement.moduleSpecifier);
    if (!module) throw new Error(`${statement.moduleSpecifier.getText()} is not installed.`);
    const specifier = statement.moduleSpecifier as ts.StringLiteral;
    for (const { name } of checker.getExportsOfModule(module))
      if (!exported.has(name)) exported.set(name, specifier.text);
  }
  return exported;
}
