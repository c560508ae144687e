// `npm run typecheck:content`: the snippets of the pages, and the demos of date libraries other than Day.js.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../src/build-tools/index.node.ts';
import {
  dateLibraries,
  dateLibraryOf,
  dateLibraryOfDemo,
  snippetsOf,
  type DateLibrary,
  type Snippet,
} from '../src/mdx/index.ts';

const root = path.resolve(import.meta.dirname, '..');
// The native compiler: ten times as fast as the one that the API extraction needs.
const compiler = path.join(root, 'node_modules', 'typescript-7', 'bin/tsc');
const folder = path.join(root, '.cache/snippets');
rmSync(folder, { recursive: true, force: true });

const within = (place: string, ending: string): string[] =>
  filesUnder(path.join(root, place)).filter((file) => file.endsWith(ending));

const places = new Map<string, Snippet>();
const files = new Map<DateLibrary, string[]>(dateLibraries.map((library) => [library, []]));

for (const file of within('content', '.mdx')) {
  const page = path.relative(root, file).replaceAll(path.sep, '/');
  const taken = new Set<string>();
  for (const snippet of snippetsOf(readFileSync(file, 'utf8'), page)) {
    const titleName =
      snippet.title && /^[\w./-]+\.tsx?$/.test(snippet.title) ? snippet.title : undefined;
    const name =
      titleName && !taken.has(titleName) ? titleName : `line-${snippet.line}.${snippet.language}`;
    taken.add(name);
    const copy = path.join(folder, path.dirname(page), name);
    mkdirSync(path.dirname(copy), { recursive: true });
    // A file without an export would share its names with every other one.
    writeFileSync(copy, `${snippet.code}\nexport {};\n`);
    places.set(copy, snippet);
    files.get(dateLibraryOf(snippet.code))?.push(copy);
  }
}
for (const demo of within('content', '.tsx')) {
  const library = dateLibraryOfDemo(path.basename(demo));
  if (library !== 'Dayjs') files.get(library)?.push(demo);
}

const declarations = within('src', '.d.ts');
let hasProblems = false;
for (const [library, sources] of files) {
  if (sources.length === 0) continue;
  const config = path.join(folder, `tsconfig.${library}.json`);
  const compilerOptions = {
    incremental: false,
    tsBuildInfoFile: null,
    // A snippet may show an import before it is used.
    noUnusedLocals: false,
    noUnusedParameters: false,
  };
  const chosen = { files: [...sources, ...declarations], include: [], exclude: [] };
  writeFileSync(
    config,
    JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, ...chosen }),
  );
  const { stdout, status } = spawnSync(
    process.execPath,
    [compiler, '--project', config, '--pretty', 'false'],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (status !== 0) hasProblems = true;
  for (const line of stdout.trim().split('\n').filter(Boolean)) console.error(inPage(line));
  console.log(`${library}: ${sources.length} files`);
}
console.log(hasProblems ? 'There are problems.' : 'no problems');
process.exitCode = hasProblems ? 1 : 0;

/** `.cache/snippets/content/…/line-12.tsx(3,5): error …`, said of the page that has the snippet. */
function inPage(line: string): string {
  const [, file = '', row = '', column = '', text = ''] =
    /^(.+?)\((\d+),(\d+)\): (.+)$/.exec(line) ?? [];
  const snippet = places.get(path.resolve(root, file));
  return snippet ? `${snippet.page}:${snippet.line + Number(row) - 1}:${column} ${text}` : line;
}
