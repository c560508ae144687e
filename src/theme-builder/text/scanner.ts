export const readProblems = [
  'unexpected',
  'end',
  'openText',
  'notPlain',
  'tooDeep',
  'tooLarge',
  'noObject',
] as const;
export type ReadProblem = (typeof readProblems)[number];

/** Why a text can't be read, and where. */
export class ReadError extends Error {
  override name = 'ReadError';

  constructor(
    readonly problem: ReadProblem,
    readonly line: number,
    /** What the reader stopped at. */
    readonly found = '',
  ) {
    super(`${problem} in line ${line}${found && `: ${found}`}`);
  }
}

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', '\n': '' };
const gap = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const word = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const numeral = /[+-]?(?:0x[\da-f]+|(?:\d[\d_]*)?\.?\d+(?:e[+-]?\d+)?|\d+\.)/iy;

/** Reads a text piece by piece; the place is always behind what was read. */
export class Scanner {
  constructor(
    private readonly text: string,
    private place: number,
  ) {}

  get line(): number {
    return this.lineAt(this.place);
  }

  /** The next character behind spaces and comments. */
  peek(): string {
    this.match(gap);
    return this.text[this.place] ?? '';
  }

  skip(character: string): boolean {
    if (this.peek() !== character) return false;
    this.place += 1;
    return true;
  }

  expect(character: string): void {
    if (!this.skip(character)) this.fail('unexpected');
  }

  word(): string | undefined {
    this.peek();
    return this.match(word);
  }

  number(): number | undefined {
    this.peek();
    const digits = this.match(numeral);
    return digits === undefined ? undefined : Number(digits.replaceAll('_', ''));
  }

  string(): string {
    const quote = this.peek();
    const isTemplate = quote === '`';
    const start = this.place;
    let read = '';
    for (this.place += 1; ; this.place += 1) {
      const character = this.text[this.place];
      if (character === undefined || (character === '\n' && !isTemplate))
        throw new ReadError('openText', this.lineAt(start));
      if (character === quote) break;
      if (isTemplate && this.text.startsWith('${', this.place)) this.fail('notPlain');
      read += character === '\\' ? this.escaped() : character;
    }
    this.place += 1;
    return read;
  }

  fail(problem: ReadProblem, found?: string): never {
    const rest = found ?? /^[^\s,;]{1,30}/.exec(this.text.slice(this.place))?.[0] ?? '';
    const isOver = this.peek() === '';
    throw new ReadError(isOver ? 'end' : problem, this.line, isOver ? '' : rest);
  }

  private lineAt(place: number): number {
    return this.text.slice(0, place).split('\n').length;
  }

  private escaped(): string {
    this.place += 1;
    const character = this.text[this.place] ?? '';
    const code = /^(?:u([\da-f]{4})|x([\da-f]{2}))/i.exec(
      this.text.slice(this.place, this.place + 5),
    );
    if (!code) return escapes[character] ?? character;
    this.place += code[0].length - 1;
    return String.fromCharCode(Number.parseInt(code[1] ?? code[2] ?? '', 16));
  }

  private match(form: RegExp): string | undefined {
    form.lastIndex = this.place;
    const found = form.exec(this.text)?.[0];
    this.place += found?.length ?? 0;
    return found;
  }
}
