import { createCssVariablesTheme, createHighlighter } from 'shiki';

const languages = ['tsx', 'ts', 'jsx', 'js', 'json', 'bash', 'css', 'html', 'diff'] as const;
export type CodeLanguage = (typeof languages)[number];
export const codeLanguages: readonly string[] = [...languages, 'text'];

const theme = createCssVariablesTheme({
  name: 'docs',
  variablePrefix: '--t-',
  variableDefaults: {},
});
const highlighter = createHighlighter({ themes: [theme], langs: [...languages] });

/** One letter per token kind keeps pages small; `code.css` sets the two colors of each. */
const classes: Record<string, string> = {
  keyword: 'k',
  string: 's',
  'string-expression': 's',
  comment: 'c',
  function: 'f',
  constant: 'n',
  parameter: 'p',
  punctuation: 'q',
  link: 'l',
  inserted: 'i',
  deleted: 'd',
};

export interface LineMarks {
  mark?: ReadonlySet<number>;
  add?: ReadonlySet<number>;
  remove?: ReadonlySet<number>;
}

const memo = new Map<string, Promise<string>>();

/** Highlighted code as the inner HTML of a `<code>`: marked lines in `<span class>`, the rest bare. */
export function highlight(code: string, language: string, marks: LineMarks = {}): Promise<string> {
  const { mark = [], add = [], remove = [] } = marks;
  const key = JSON.stringify([code, language, [...mark], [...add], [...remove]]);
  const known = memo.get(key) ?? render(code, language, marks);
  memo.set(key, known);
  return known;
}

async function render(code: string, language: string, marks: LineMarks): Promise<string> {
  const html = (await highlightLines(code, language)).map((line, index) => {
    const kind = (['add', 'remove', 'mark'] as const).find((name) => marks[name]?.has(index + 1));
    return kind ? `<span class="line ${kind}">${line}</span>` : line;
  });
  return html.join('\n');
}

/** The same, line by line. */
export async function highlightLines(code: string, language: string): Promise<string[]> {
  return language === 'text' ? code.split('\n').map(escape) : tokenLines(code, language);
}

async function tokenLines(code: string, language: string): Promise<string[]> {
  const { tokens } = (await highlighter).codeToTokens(code, {
    lang: language as CodeLanguage,
    theme: 'docs',
    // By default, a line is skipped after half a second: on a busy machine, the first one would stay gray.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) =>
    line
      .map(({ content, color }) => {
        const name = classes[/--t-token-([\w-]+)/.exec(color ?? '')?.[1] ?? ''];
        return name && content.trim()
          ? `<span class="${name}">${escape(content)}</span>`
          : escape(content);
      })
      .join(''),
  );
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
