export interface ModuleImport {
  specifier: string;
  /** The specifier's place in the code, between its quotes. */
  from: number;
  to: number;
  /** Counted from 1. */
  line: number;
  kind: 'static' | 'side-effect' | 'dynamic';
}

interface Token {
  text: string;
  at: number;
}

// Comments and strings are whole tokens, so that an import inside one is never seen.
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|`(?:\\[\s\S]|[^`\\])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|[\w$]+|\S/g;

function tokensOf(code: string): Token[] {
  return [...code.matchAll(TOKEN)]
    .map((match) => ({ text: match[0], at: match.index }))
    .filter(({ text }) => !text.startsWith('//') && !text.startsWith('/*'));
}

const isString = (token: Token | undefined): token is Token => /^['"]/.test(token?.text ?? '');

function startsStatement(code: string, tokens: Token[], index: number): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (!token || !before || before.text === ';') return true;
  return code.slice(before.at + before.text.length, token.at).includes('\n');
}

/** The string after `from`, in an import or a re-export whose clause begins at `index`. */
function sourceAfter(tokens: Token[], index: number): Token | undefined {
  for (let at = index; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) return undefined;
    if (token.text === 'from' && isString(tokens[at + 1])) return tokens[at + 1];
    if (!/^[\w$]+$|^[{},*]$|^['"]/.test(token.text)) return undefined;
  }
  return undefined;
}

function readAt(
  code: string,
  tokens: Token[],
  index: number,
): [Token, ModuleImport['kind']] | null {
  const word = tokens[index]?.text;
  const next = tokens[index + 1];
  if (word === 'import' && next?.text === '(' && tokens[index - 1]?.text !== '.') {
    const source = tokens[index + 2];
    return isString(source) ? [source, 'dynamic'] : null;
  }
  if ((word !== 'import' && word !== 'export') || !startsStatement(code, tokens, index))
    return null;
  if (word === 'import' && isString(next)) return [next, 'side-effect'];
  const clause = next?.text === 'type' ? tokens[index + 2] : next;
  if (word === 'export' && clause?.text !== '{' && clause?.text !== '*') return null;
  const source = sourceAfter(tokens, index + 1);
  return source ? [source, 'static'] : null;
}

/** Every module that TypeScript or JavaScript code names in an import, a re-export or `import()`. */
export function importsOf(code: string): ModuleImport[] {
  const tokens = tokensOf(code);
  return tokens.flatMap((_, index) => {
    const found = readAt(code, tokens, index);
    if (!found) return [];
    const [source, kind] = found;
    const from = source.at + 1;
    const to = source.at + source.text.length - 1;
    const line = code.slice(0, from).split('\n').length;
    return [{ specifier: code.slice(from, to), from, to, line, kind }];
  });
}

/** `@mui/x-data-grid/locales` → `@mui/x-data-grid`; a relative specifier has no package. */
export function packageOf(specifier: string): string | undefined {
  if (/^[./]/.test(specifier)) return undefined;
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}
