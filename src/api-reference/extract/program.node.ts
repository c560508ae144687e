import path from 'node:path';
import ts from 'typescript';
import { apiPackages, entriesOf } from '../packages.node.ts';
import { projectRoot } from '../../build-tools/index.node.ts';

export interface EntryFile {
  package: string;
  /** What one writes after `from`. */
  path: string;
  source: ts.SourceFile;
}

export interface ApiProgram {
  checker: ts.TypeChecker;
  entries: EntryFile[];
  /** The props of a component whose type parameters hide them, with the defaults of these filled in. */
  filledProps: (component: string) => ts.Type | undefined;
}

/** Generic over the plugins of a chart: only with them given do the props exist. */
const pluginComponents = [
  'x-charts/ChartContainer',
  'x-charts/ChartDataProvider',
  'x-charts-pro/ChartContainerPro',
  'x-charts-pro/ChartDataProviderPro',
];

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/**
 * A date has the type of the adapter in use, and is `any` without one. One interface by the same
 * name keeps the name in every type that mentions it.
 */
const ambientName = 'api-reference.ambient.d.ts';
const ambientText = `
${pluginComponents
  .map((entry) => {
    const props = `${entry.split('/')[1]}Props`;
    return `import { ${props} } from '@mui/${entry}';\nexport type Filled${props} = ${props};`;
  })
  .join('\n')}
export interface PickerValidDate { readonly adapterDate: true }
declare module '@mui/x-date-pickers/models' {
  interface PickerValidDateLookup { adapter: PickerValidDate }
}
`;

/** One program over every entry of every package, so that the plans' additions are all merged in. */
export function createApiProgram(root = projectRoot): ApiProgram {
  const ambientFile = path.join(root, ambientName);
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.readFile = (file) => (file === ambientFile ? ambientText : readFile(file));
  host.fileExists = (file) => file === ambientFile || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === ambientFile
      ? ts.createSourceFile(file, ambientText, ts.ScriptTarget.ES2022)
      : getSourceFile(file, ...rest);
  const resolved = apiPackages.flatMap(({ name }) =>
    entriesOf(name, root).flatMap((entry) => {
      const module = ts.resolveModuleName(entry, ambientFile, options, host).resolvedModule;
      return module ? [{ package: name, path: entry, file: module.resolvedFileName }] : [];
    }),
  );
  const program = ts.createProgram({
    rootNames: [ambientFile, ...resolved.map(({ file }) => file)],
    options,
    host,
  });
  const entries = resolved.flatMap(({ file, ...entry }) => {
    const source = program.getSourceFile(file);
    return source ? [{ ...entry, source }] : [];
  });
  const checker = program.getTypeChecker();
  return {
    checker,
    entries,
    filledProps: (component) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(ambientFile) as ts.Node);
      const symbol = module?.exports?.get(ts.escapeLeadingUnderscores(`Filled${component}Props`));
      return symbol && checker.getDeclaredTypeOfSymbol(symbol);
    },
  };
}
