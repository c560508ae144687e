import { dateLibraryOf, isFragment, type Snippet } from '../../src/mdx/index.ts';
import { compile, type Problem } from './compile.ts';
import { asFile, completion, shadowedIn } from './complete.ts';

/** "Cannot find name", also with a suggestion, as a shorthand property, and as a global of a script. */
const missingName = new Set([2304, 2552, 2686, 18004]);
/** "implicitly has an 'any' type": a fragment leaves out what gives a parameter its type. */
const implicitAny = new Set([7006, 7031]);

export interface Finding {
  page: string;
  line: number;
  text: string;
}

/** Type-checks snippets with the packages of a folder. A fragment gets the names that it lacks. */
export function checkSnippets(
  snippets: readonly Snippet[],
  folder: string,
  modules: readonly string[],
): Finding[] {
  // Importing two date adapters widens the date type of both.
  const libraries = new Set(snippets.map(({ code }) => dateLibraryOf(code)));
  return [...libraries].flatMap((library) =>
    checkTogether(
      snippets.filter(({ code }) => dateLibraryOf(code) === library),
      folder,
      library === 'Dayjs' ? modules : modules.filter((name) => !name.includes('/Adapter')),
    ),
  );
}

function checkTogether(
  snippets: readonly Snippet[],
  folder: string,
  modules: readonly string[],
): Finding[] {
  const files = new Map(snippets.map((snippet) => [fileOf(snippet), snippet]));
  const texts = new Map([...files].map(([file, { code }]) => [file, asFile(code)]));
  const first = compile(folder, texts, modules);
  for (const [file, { code, page }] of files) {
    if (!isFragment(code)) continue;
    const missing = first.problems.filter((problem) => problem.file === file && isMissing(problem));
    const names = [...missing.map(({ written }) => written), ...shadowedIn(code)];
    texts.set(file, `${texts.get(file)}${completion(names, page, first.moduleOf)}`);
  }
  return compile(folder, texts, modules).problems.flatMap((problem) => {
    const snippet = files.get(problem.file);
    if (!snippet || (isFragment(snippet.code) && implicitAny.has(problem.code))) return [];
    // The code begins in the second line of its file.
    const line = snippet.line + problem.line - 2;
    return [{ page: snippet.page, line, text: `TS${problem.code}: ${problem.text}` }];
  });
}

function isMissing({ code }: Problem): boolean {
  return missingName.has(code);
}

function fileOf({ page, line, language }: Snippet): string {
  const folder = page.split('/').at(-2) ?? '';
  return `${folder}-${line}.${language}`;
}
