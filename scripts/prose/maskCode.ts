import { createRequire } from 'node:module';
import type * as TypeScript from 'typescript';
import { blank, oneWord } from './blank.ts';

// `import` would first search all nine megabytes of the compiler for its exports.
const ts = createRequire(import.meta.url)('typescript') as typeof TypeScript;

const commentMarks = /^\/\*+|\*+\/$|^\/\/+|^[ \t]*\*(?=\s|$)/gm;

/** A comment without its marks; what it quotes as code stays one word. */
function commentText(comment: string): string {
  return comment
    .replace(commentMarks, (marks) => ' '.repeat(marks.length))
    .replace(/`[^`]*`|https?:\/\/\S+|[\w@.-]*[\w.]\/[\w./*-]+/g, oneWord);
}

/** Comments of a style sheet. */
export function maskCss(source: string): string {
  return maskExcept(source, commentRanges(source));
}

interface Range {
  start: number;
  end: number;
  kind: 'comment' | 'message';
}

function commentRanges(code: string): Range[] {
  return [...code.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*/g)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
    kind: 'comment',
  }));
}

/** Four words in a row: a message, a label or the name of a test, and not a key or a class name. */
const reads = (text: string) => /[A-Za-z’'`"]+(?:[,;:]? [A-Za-z’'`"$]+){3}/.test(text);

function isText(node: TypeScript.Node): boolean {
  return (
    ts.isStringLiteral(node) ||
    ts.isJsxText(node) ||
    ts.isRegularExpressionLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  );
}

/** Comments and messages of a script. Strings count where `messages` says so: a demo's are sample data. */
export function maskScript(file: string, source: string, messages: boolean): string {
  const tree = ts.createSourceFile(file, source, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const messageRanges: Range[] = [];
  // Without strings, patterns and JSX text, whatever looks like a comment is one.
  const parts: string[] = [];
  let from = 0;
  const visit = (node: TypeScript.Node, inError: boolean): void => {
    if (!isText(node)) {
      const within = inError || (ts.isNewExpression(node) && /Error$/.test(nameOf(node)));
      ts.forEachChild(node, (child) => visit(child, within));
      return;
    }
    const start = node.getStart(tree);
    const text = source.slice(start, node.end);
    if ((messages || inError) && !ts.isRegularExpressionLiteral(node) && reads(text)) {
      messageRanges.push({ start, end: node.end, kind: 'message' });
    }
    parts.push(source.slice(from, start), blank(text));
    from = node.end;
  };
  visit(tree, false);
  const withoutTexts = parts.join('') + source.slice(from);
  return maskExcept(source, [...messageRanges, ...commentRanges(withoutTexts)]);
}

const nameOf = ({ expression }: TypeScript.NewExpression) =>
  ts.isIdentifier(expression) ? expression.text : '';

function maskExcept(source: string, ranges: Range[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, kind } of [...ranges].sort((one, other) => one.start - other.start)) {
    const text = source.slice(start, end);
    parts.push(blank(source.slice(from, start)), kind === 'comment' ? commentText(text) : text);
    from = end;
  }
  return parts.join('') + blank(source.slice(from));
}
