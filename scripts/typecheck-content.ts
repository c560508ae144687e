// `npm run typecheck:content`: the snippets of the pages, and the demos of date libraries other than Day.js.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {
  dateLibraries,
  dateLibraryOf,
  dateLibraryOfDemo,
  snippetsOf,
  type DateLibrary,
  type Snippet,
} from '../src/mdx/snippets.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.cache/snippets');
rmSync(folder, { recursive: true, force: true });

const within = (place: string, extension: string): string[] =>
  ts.sys
    .readDirectory(path.join(root, place), [extension])
    .map((file) => path.relative(root, file).replaceAll(path.sep, '/'))
    .sort();

const places = new Map<string, Snippet>();
const files = new Map<DateLibrary, string[]>(dateLibraries.map((library) => [library, []]));

for (const page of within('content', '.mdx')) {
  const taken = new Set<string>();
  for (const snippet of snippetsOf(readFileSync(path.join(root, page), 'utf8'), page)) {
    const own = snippet.title && /^[\w./-]+\.tsx?$/.test(snippet.title) ? snippet.title : undefined;
    const name = own && !taken.has(own) ? own : `line-${snippet.line}.${snippet.language}`;
    taken.add(name);
    const file = path.join(folder, path.dirname(page), name);
    mkdirSync(path.dirname(file), { recursive: true });
    // A file without an export would share its names with every other one.
    writeFileSync(file, `${snippet.code}\nexport {};\n`);
    places.set(file, snippet);
    files.get(dateLibraryOf(snippet.code))?.push(file);
  }
}
for (const demo of within('content', '.tsx')) {
  const library = dateLibraryOfDemo(path.basename(demo));
  if (library !== 'Dayjs') files.get(library)?.push(path.join(root, demo));
}

const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile) as {
  config: object;
};
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const declarations = within('src', '.d.ts').map((file) => path.join(root, file));

let problems = 0;
for (const [library, sources] of files) {
  if (sources.length === 0) continue;
  const program = ts.createProgram([...sources, ...declarations], {
    ...options,
    incremental: false,
    tsBuildInfoFile: undefined,
    // A snippet may show an import before it is used.
    noUnusedLocals: false,
    noUnusedParameters: false,
  });
  for (const diagnostic of ts.getPreEmitDiagnostics(program)) {
    problems += 1;
    console.error(describe(diagnostic));
  }
  console.log(`${library}: ${sources.length} files`);
}
console.log(problems === 0 ? 'no problems' : `${problems} problems`);
process.exitCode = problems === 0 ? 0 : 1;

function describe({ file, start = 0, messageText }: ts.Diagnostic): string {
  const text = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (!file) return text;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  const snippet = places.get(path.normalize(file.fileName));
  const where = snippet
    ? `${snippet.page}:${snippet.line + line}`
    : `${path.relative(root, file.fileName)}:${line + 1}`;
  return `${where}:${character + 1} ${text}`;
}
