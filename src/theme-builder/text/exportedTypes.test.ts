import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { presets } from '../model/presets.ts';
import { themeOptions } from '../model/themeOptions.ts';
import { themeTypeScript } from './exportTheme.ts';

// Beside the site's packages; neither is on the disk.
const file = path.join(import.meta.dirname, 'exported.ts');
const wrong = path.join(import.meta.dirname, 'wrong.ts');

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  types: [],
};

function problemsOf(texts: ReadonlyMap<string, string>): string[] {
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => texts.get(path.resolve(name)) ?? readFile(name);
  host.fileExists = (name) => texts.has(path.resolve(name)) || fileExists(name);
  const program = ts.createProgram([...texts.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map((problem) => path.basename(problem.file?.fileName ?? 'no file'));
}

test('the exported TypeScript type-checks, with the types of the four products', () => {
  const text = themeTypeScript(presets.plum, { zIndex: { modal: 7 } });
  const texts = new Map([
    [file, text],
    [wrong, text.replace("density: 'comfortable'", "density: 'huge'")],
  ]);
  expect(problemsOf(texts)).toEqual(['wrong.ts']);
}, 180_000);

test('what runs is what the preview has', () => {
  const text = themeTypeScript(presets.harbor, {});
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS },
  });
  const exported: { theme?: unknown } = {};
  const createTheme = (value: unknown) => value;
  // The text is our own: it is the one that the export has just made.
  new Function('exports', 'require', outputText)(exported, () => ({ createTheme }));
  expect(exported.theme).toEqual(themeOptions(presets.harbor));
});
