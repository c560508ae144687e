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

// A quote or `/*` is followed to its end by `endOf`: an expression that fails there starts over at the next one.
const TOKEN = /\/\/[^\n]*|\/\*|[\w$]+|\S/g;

/** Comments and strings are whole tokens, so that an import inside one is never seen. */
function tokensOf(code: string): Token[] {
  const endOf = createEndOf(code);
  const tokens: Token[] = [];
  const pattern = new RegExp(TOKEN);
  for (let match = pattern.exec(code); match; match = pattern.exec(code)) {
    const [start] = match;
    const end = endOf(start, match.index);
    const isOpen = start === '/*' && end === undefined;
    const text = isOpen ? '/' : code.slice(match.index, end ?? pattern.lastIndex);
    pattern.lastIndex = match.index + text.length;
    if (start.startsWith('//') || (start === '/*' && !isOpen)) continue;
    tokens.push({ text, at: match.index });
  }
  return tokens;
}

const openers = new Set(['/*', "'", '"', '`']);

/** Where what opens at a place ends; undefined: nowhere, or it is nothing that opens. */
function createEndOf(code: string): (start: string, at: number) => number | undefined {
  // What has no end before this place has none when it opens again before it: each stretch is read once.
  const openUntil = new Map<string, number>();
  return (start, at) => {
    if (!openers.has(start) || at < (openUntil.get(start) ?? 0)) return undefined;
    const end = start === '/*' ? endOfComment(code, at) : endOfString(code, start, at);
    if (end.isClosed) return end.at;
    openUntil.set(start, end.at);
    return undefined;
  };
}

function endOfComment(code: string, at: number) {
  const end = code.indexOf('*/', at + 2);
  return end === -1 ? { isClosed: false, at: code.length } : { isClosed: true, at: end + 2 };
}

function endOfString(code: string, quote: string, from: number) {
  for (let at = from + 1; at < code.length; at += 1) {
    const letter = code[at];
    if (letter === quote) return { isClosed: true, at: at + 1 };
    if (letter === '\\' && (quote === '`' || code[at + 1] !== '\n')) at += 1;
    else if (letter === '\n' && quote !== '`') return { isClosed: false, at };
  }
  return { isClosed: false, at: code.length };
}

const isString = (token: Token | undefined): token is Token => /^['"]/.test(token?.text ?? '');

function startsStatement(code: string, tokens: Token[], index: number): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (!token || !before || before.text === ';') return true;
  return code.slice(before.at + before.text.length, token.at).includes('\n');
}

type SourceAfter = (index: number) => Token | undefined;

/** Finds the string after `from`, in an import or a re-export whose clause begins at `index`. */
function createSourceAfter(tokens: Token[]): SourceAfter {
  // A clause that begins inside the last one that was read ends where that one did.
  let last = { end: -1, source: undefined as Token | undefined };
  return (index) => {
    if (index > last.end) last = readClause(tokens, index);
    return last.source;
  };
}

function readClause(tokens: Token[], index: number) {
  for (let end = index; end < tokens.length; end += 1) {
    const text = tokens[end]?.text ?? '';
    const next = tokens[end + 1];
    if (text === 'from' && isString(next)) return { end, source: next };
    if (!/^[\w$]+$|^[{},*]$|^['"]/.test(text)) return { end, source: undefined };
  }
  return { end: tokens.length, source: undefined };
}

function readAt(
  code: string,
  tokens: Token[],
  index: number,
  sourceAfter: SourceAfter,
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
  const source = sourceAfter(index + 1);
  return source ? [source, 'static'] : null;
}

/**
 * Every module that TypeScript or JavaScript code names in an import, a re-export or `import()`.
 * Links carry code of any kind to it, so that its time grows with the length of the code and no faster.
 */
export function importsOf(code: string): ModuleImport[] {
  const tokens = tokensOf(code);
  const sourceAfter = createSourceAfter(tokens);
  let line = 1;
  let counted = 0;
  return tokens.flatMap((_, index) => {
    const found = readAt(code, tokens, index, sourceAfter);
    if (!found) return [];
    const [source, kind] = found;
    const from = source.at + 1;
    const to = source.at + source.text.length - 1;
    line += code.slice(counted, from).split('\n').length - 1;
    counted = Math.max(counted, from);
    return [{ specifier: code.slice(from, to), from, to, line, kind }];
  });
}

/** `@mui/x-data-grid/locales` → `@mui/x-data-grid`; a relative specifier has no package. */
export function packageOf(specifier: string): string | undefined {
  if (/^[./]/.test(specifier)) return undefined;
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}
