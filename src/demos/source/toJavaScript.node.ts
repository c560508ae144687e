import { transformFromAstAsync, types } from '@babel/core';
import presetTypescript from '@babel/preset-typescript';
import { format, type Options } from 'prettier';
import { dropTypeLines } from './dropTypeLines.ts';
import { elideTypes } from './elideTypes.node.ts';
import { languageOf, parseModule, toSyntaxError, type ParseOptions } from './parseModule.node.ts';

/** As the project's own files are formatted; a test holds them to `.oxfmtrc.json`. */
export const formatOptions: Options = { singleQuote: true, printWidth: 100 };

const memo = new Map<string, Promise<string>>();

function hasTypes(file: types.File): boolean {
  let found = false;
  types.traverseFast(file, (node) => {
    const kind = 'importKind' in node ? node.importKind : 'exportKind' in node && node.exportKind;
    const marked = ['optional', 'declare', 'accessibility', 'abstract', 'override', 'definite'];
    const isMarked =
      !node.type.startsWith('Optional') &&
      marked.some((key) => Boolean((node as unknown as Record<string, unknown>)[key]));
    if (node.type.startsWith('TS') || kind === 'type' || isMarked) found = true;
  });
  return found;
}

/** A lone element in prose has no semicolon, and prettier would give it one. */
function isLoneElement({ program }: types.File, source: string): boolean {
  const [only, ...rest] = program.body;
  return (
    rest.length === 0 &&
    only?.type === 'ExpressionStatement' &&
    only.expression.type.startsWith('JSX') &&
    !source.trimEnd().endsWith(';')
  );
}

// Babel knows plugins and their options again if they are the same objects.
const plugins = [elideTypes];
const presets = [
  [presetTypescript, { onlyRemoveTypeImports: true, allowDeclareFields: true }] as [
    typeof presetTypescript,
    object,
  ],
];

async function withoutTypes(tree: types.File, source: string, ending: string): Promise<string> {
  const result = await transformFromAstAsync(tree, source, {
    babelrc: false,
    configFile: false,
    filename: `code.${ending}`,
    retainLines: true,
    cloneInputAst: false,
    plugins,
    presets,
  });
  return result?.code ?? '';
}

async function derive(source: string, file: string, options: ParseOptions): Promise<string> {
  const tree = await parseModule(source, file, options);
  if (!hasTypes(tree)) return source;
  const lone = isLoneElement(tree, source);
  const plain = await withoutTypes(tree, source, languageOf(file, options)).catch((error) => {
    throw toSyntaxError(error, file, options);
  });
  let code = dropTypeLines(plain, source);
  // The preset adds this where types were a module's only exports.
  if (!source.includes('export {}')) code = code.replace(/\bexport \{\};\s*$/, '\n');
  const formatted = await format(code, { ...formatOptions, parser: 'babel' });
  const done = lone ? formatted.replace(/;\n$/, '\n') : formatted;
  return source.endsWith('\n') ? done : done.replace(/\n$/, '');
}

/**
 * JavaScript from TypeScript, formatted: types and imports used only as types vanish, lines,
 * comments and JSX stay. Code without types comes back as it is; code of types alone comes back empty.
 */
export function toJavaScript(
  source: string,
  file: string,
  options: ParseOptions = {},
): Promise<string> {
  const key = `${languageOf(file, options)}\n${source}`;
  let derived = memo.get(key);
  if (!derived) {
    derived = derive(source, file, options);
    memo.set(key, derived);
    // A failure names its file and line, which another use of the same code does not share.
    derived.catch(() => memo.delete(key));
  }
  return derived;
}
