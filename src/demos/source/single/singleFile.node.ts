import { format } from 'prettier';
import { formatOptions } from '../toJavaScript.node.ts';
import { edited, type Edit } from './edit.ts';
import { finalNames, type FinalNames } from './finalNames.ts';
import { importBlock } from './importBlock.ts';
import { linkModules, type LinkedModule, type SourceFile } from './linkModules.node.ts';
import { DEFAULT, type Statement } from './statements.node.ts';
import { addStyleElement, styleDeclaration } from './styleElement.node.ts';
import { usedStatements, type Use } from './usedStatements.ts';

function renames(uses: readonly Use[], names: FinalNames): Edit[] {
  return uses.flatMap(({ occurrence, entity, end }) => {
    const { name, start, shorthand } = occurrence;
    const text = names.of(entity);
    if (text === name && end === occurrence.end) return [];
    return [{ start, end, text: shorthand ? `${name}: ${text}` : text }];
  });
}

/** Removes `export`; what was exported without a name gets one. */
function withoutExport(module: LinkedModule, statement: Statement, names: FinalNames): Edit[] {
  const { codeStart, exportEnd, declares, end } = statement;
  if (exportEnd === undefined) return [];
  if (!declares.includes(DEFAULT)) return [{ start: codeStart, end: exportEnd, text: '' }];
  const name = names.of({ kind: 'own', module, name: DEFAULT });
  const isClosed = /;\s*(?:\/[/*].*)?$/.test(module.text.slice(codeStart, end));
  return [
    { start: codeStart, end: exportEnd, text: `const ${name} = ` },
    ...(isClosed ? [] : [{ start: end, end, text: ';' }]),
  ];
}

/** The used statements of a file that the demo imports; those without a blank line between them keep together. */
function writeImported(module: LinkedModule, kept: ReadonlySet<Statement>, edits: Edit[]): string {
  let written = '';
  let before: number | undefined;
  for (const statement of module.statements) {
    const { kind, start, end } = statement;
    if (!kept.has(statement) || kind === 'import' || kind === 'list') continue;
    if (before !== undefined)
      written += /^[ \t]*\n[ \t]*$/.test(module.text.slice(before, start)) ? '\n' : '\n\n';
    written += edited(module.text, start, end, edits);
    before = end;
  }
  return written;
}

/** The demo's own file without its imports; everything else stays. */
function writeMain({ text, statements }: LinkedModule, edits: Edit[]): [string, string] {
  const head = text.slice(0, statements[0]?.codeStart ?? 0);
  let body = '';
  let before = head.length;
  for (const { kind, end, codeStart, isDefault } of statements) {
    if (kind === 'list' && !isDefault) body += edited(text, before, codeStart, edits);
    else if (kind !== 'import') body += edited(text, before, end, edits);
    before = end;
  }
  return [head, body + text.slice(before)];
}

/**
 * A demo as one module, which runs where it is pasted: of the files that it imports, the declarations
 * that it uses come first, and its stylesheet becomes a `<style>` element. The demo's own file is the
 * first; its texts are TypeScript or JavaScript.
 */
export async function singleFile(files: readonly SourceFile[]): Promise<string> {
  const linked = await linkModules(files);
  const { statements, uses } = usedStatements(linked);
  const names = finalNames(linked.modules, uses);
  const main = linked.modules.at(-1);
  if (!main) return '';
  // These change the width of lines; all else keeps the form that it has.
  const reformed = new Set<LinkedModule>();
  const editsOf = (module: LinkedModule): Edit[] => {
    const kept = [...(statements.get(module) ?? [])];
    const inside = [
      ...module.commas.map((at) => ({ start: at, end: at, text: ',' })),
      ...renames(
        uses.filter((use) => use.module === module),
        names,
      ),
    ].filter(({ start }) => kept.some((each) => each.start <= start && start <= each.end));
    if (inside.length > 0) reformed.add(module);
    const exported = kept.filter(({ isDefault }) => module !== main || !isDefault);
    return [...inside, ...exported.flatMap((each) => withoutExport(module, each, names))];
  };
  const imported = linked.modules
    .slice(0, -1)
    .map((module) => writeImported(module, statements.get(module) ?? new Set(), editsOf(module)));
  const edits = editsOf(main);
  const styles: string[] = [];
  if (linked.styles.length > 0) {
    const name = names.free('css');
    styles.push(styleDeclaration(name, linked.styles));
    edits.push(...addStyleElement(main, name));
    reformed.add(main);
  }
  const [head, body] = writeMain(main, edits);
  const parts = [importBlock(linked, uses, names), ...imported, ...styles, body.trim()];
  const text = head + parts.filter((part) => part !== '').join('\n\n');
  if (reformed.size === 0) return `${text}\n`;
  return format(text, { ...formatOptions, parser: 'babel-ts', filepath: 'Demo.tsx' });
}
